/** Marks an iPad, whose browser reports a Mac. */
export const tabletAddress = (address: string): string =>
  navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent) && address.includes('?')
    ? `${address}&t=1`
    : address;
