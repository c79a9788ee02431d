/** A request for the first bytes would count as a play. */
export const continuedAddress = (address: string): string =>
  address.includes('?') ? `${address}&c=1` : address;
