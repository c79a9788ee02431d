/** The slowest good pictures take two seconds, and sounds of 250 MB eight. */
const least = 4_000;
const bytesPerMillisecond = 25_000;

/** Milliseconds of CPU time. */
export const allowedTime = (bytes: number): number => least + bytes / bytesPerMillisecond;
