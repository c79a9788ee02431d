/**
 * Seconds that may be missing of what a file announces: the last frame of a FLAC, and a hundredth of the whole.
 * Source of the frame: 4,608 samples at most in the subset of RFC 9639.
 */
export const missingMost = (seconds: number): number => 0.15 + seconds / 100;
