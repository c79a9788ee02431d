import { vi } from 'vitest';

/** Milliseconds, enough for a busy machine. */
const patience = 20_000;

/**
 * Retries the assertions until they hold.
 *
 * @throws their last error.
 */
export const eventually = <Result>(assertions: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertions, { timeout: patience });
