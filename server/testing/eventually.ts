import { vi } from 'vitest';

/** Milliseconds after which something does not come any more, on a busy machine too. */
const patience = 20_000;

/** Waits until the assertions hold, and gives what they return. @throws what they threw last. */
export const eventually = <Result>(assertions: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertions, { timeout: patience });
