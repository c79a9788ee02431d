/**
 * Seconds that may be missing of the declared length: a FLAC's last frame (4,608 samples at most
 * in the subset of RFC 9639), and a hundredth of the whole.
 */
export const missingMost = (seconds: number): number => 0.15 + seconds / 100;
