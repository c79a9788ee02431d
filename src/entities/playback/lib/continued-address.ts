/** Keeps the request for the first bytes from counting as a play. */
export const continuedAddress = (address: string): string =>
  address.includes('?') ? `${address}&c=1` : address;
