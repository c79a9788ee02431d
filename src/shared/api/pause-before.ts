/** Milliseconds. */
const firstPause = 3_000;
const longestPause = 60_000;

/** Milliseconds, doubled each time; half is random, so that clients do not return at once. */
export const pauseBefore = (attempt: number): number =>
  Math.min(firstPause * 2 ** attempt, longestPause) * (0.5 + Math.random() / 2);
