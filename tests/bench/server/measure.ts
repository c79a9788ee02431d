/** Milliseconds that a call took, over many calls; `p10` is what a busy machine disturbs least. */
export type Timing = { p10: number; p50: number; p99: number };

/** Calls the work once per input, after a fifth of them to warm up. */
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
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p10: at(0.1), p50: at(0.5), p99: at(0.99) };
}

/** Milliseconds that the work took once, and what it gave. */
export async function stopwatch<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  const result = await work();
  return { result, milliseconds: Math.round(performance.now() - start) };
}
