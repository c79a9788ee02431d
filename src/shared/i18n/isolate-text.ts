const turning =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200E\u200F\u202A-\u202E\u2066-\u2069\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Keeps right-to-left values from disturbing the sentence. */
export const isolateText = (value: string): string =>
  turning.test(value) ? `\u2068${value.replaceAll(/[\u2066-\u2069\u202C]/gu, '')}\u2069` : value;
