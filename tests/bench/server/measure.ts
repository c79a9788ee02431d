/** In milliseconds per call; `p10` is least affected by a busy machine. */
export type Timing = { p10: number; p50: number; p95: number; p99: number };

/** Runs the work once per input, after a fifth of the inputs as warm-up. */
export async function measure<Input>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<unknown>,
): Promise<Timing> {
  for (const input of inputs.slice(0, inputs.length / 5)) await work(input);
  const times: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await work(input);
    times.push(performance.now() - start);
  }
  return toTiming(times);
}

export function toTiming(milliseconds: readonly number[]): Timing {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p10: at(0.1), p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export async function stopwatch<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  const result = await work();
  return { result, milliseconds: Math.round(performance.now() - start) };
}
