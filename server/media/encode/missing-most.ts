/** Seconds that may be missing: a FLAC's last frame, and a hundredth of the whole. */
export const missingMost = (seconds: number): number => 0.15 + seconds / 100;
