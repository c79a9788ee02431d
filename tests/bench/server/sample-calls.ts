import { type Timing, toTiming } from './measure.ts';

/** Milliseconds between two calls. */
const every = 20;

/**
 * Calls at a fixed rate, whether or not earlier calls were answered, until the work ends. A call
 * counts from the moment at which it was due, so that a blocked process shows.
 */
export async function sampleCalls(
  call: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<Timing> {
  const begin = performance.now();
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let due = begin;
  const take = async (from: number) => {
    await call();
    times.push(performance.now() - from);
  };
  const timer = setInterval(() => {
    for (; due <= performance.now(); due += every) {
      const taken: Promise<void> = take(due).finally(() => open.delete(taken));
      open.add(taken);
    }
  }, every / 4);
  await work().finally(() => {
    clearInterval(timer);
  });
  await Promise.all(open);
  return toTiming(times);
}
