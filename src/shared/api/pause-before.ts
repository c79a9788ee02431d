/** The first and the longest pause between two tries, in milliseconds. */
const firstPause = 3_000;
const longestPause = 60_000;

/**
 * How long to wait before the server is asked again, in milliseconds, after so many tries. It doubles with every
 * try; half of it is left to chance, so that not everybody comes back at once.
 */
export const pauseBefore = (attempt: number): number =>
  Math.min(firstPause * 2 ** attempt, longestPause) * (0.5 + Math.random() / 2);
