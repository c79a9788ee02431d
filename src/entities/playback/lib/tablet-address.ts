/**
 * The address of a sound as this device asks for it. The browser of an iPad calls itself that of a Mac, which has no touch
 * screen; by this mark the figures count it as a tablet.
 */
export const tabletAddress = (address: string): string =>
  navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent) && address.includes('?')
    ? `${address}&t=1`
    : address;
