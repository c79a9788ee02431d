/**
 * A fast Fourier transform in place. Source: Cooley and Tukey, 1965.
 *
 * @param size a power of two
 */
export function createFourier(size: number) {
  const bits = Math.log2(size);
  const cosines = Float64Array.from({ length: size / 2 }, (_, at) =>
    Math.cos((2 * Math.PI * at) / size),
  );
  const sines = Float64Array.from({ length: size / 2 }, (_, at) =>
    Math.sin((2 * Math.PI * at) / size),
  );
  const mirrored = Uint32Array.from({ length: size }, (_, at) => {
    let [from, to] = [at, 0];
    for (let bit = 0; bit < bits; bit += 1) {
      to = (to << 1) | (from & 1);
      from >>= 1;
    }
    return to;
  });

  return (real: Float64Array, imaginary: Float64Array): void => {
    for (let at = 0; at < size; at += 1) {
      const other = mirrored[at] ?? 0;
      if (other <= at) continue;
      const [x, y] = [real[at] ?? 0, imaginary[at] ?? 0];
      real[at] = real[other] ?? 0;
      imaginary[at] = imaginary[other] ?? 0;
      real[other] = x;
      imaginary[other] = y;
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let at = 0; at < half; at += 1) {
          const low = start + at;
          const high = low + half;
          const cosine = cosines[at * step] ?? 0;
          const sine = sines[at * step] ?? 0;
          const [a, b] = [real[high] ?? 0, imaginary[high] ?? 0];
          const x = a * cosine + b * sine;
          const y = b * cosine - a * sine;
          real[high] = (real[low] ?? 0) - x;
          imaginary[high] = (imaginary[low] ?? 0) - y;
          real[low] = (real[low] ?? 0) + x;
          imaginary[low] = (imaginary[low] ?? 0) + y;
        }
      }
    }
  };
}
