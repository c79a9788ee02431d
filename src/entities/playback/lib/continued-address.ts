/**
 * The address of a sound that is gone on with in its middle. A browser asks for the first bytes of whatever it loads;
 * by this mark they begin no further play of the track.
 */
export const continuedAddress = (address: string): string =>
  address.includes('?') ? `${address}&c=1` : address;
