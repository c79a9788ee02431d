/**
 * Marks an address that continues mid-track, so that the browser's request for the first bytes
 * starts no new play.
 */
export const continuedAddress = (address: string): string =>
  address.includes('?') ? `${address}&c=1` : address;
