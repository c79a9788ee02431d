type Sample = { at: number; bytes: number; files: number };

/** Milliseconds over which a rate is taken. */
const span = 20_000;

/**
 * What is read in a second, of the last 20 seconds.
 *
 * @param elapsed in milliseconds.
 */
export function measureRate(elapsed: () => number) {
  const samples: Sample[] = [{ at: elapsed(), bytes: 0, files: 0 }];
  return (bytes: number, files: number): { bytes: number; files: number } => {
    const at = elapsed();
    samples.push({ at, bytes, files });
    while (samples.length > 2 && (samples[1]?.at ?? at) <= at - span) samples.shift();
    const [first] = samples;
    const seconds = (at - (first?.at ?? at)) / 1_000;
    if (first === undefined || seconds <= 0) return { bytes: 0, files: 0 };
    return { bytes: (bytes - first.bytes) / seconds, files: (files - first.files) / seconds };
  };
}
