import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;
/** Existing listeners, such as the test runner's. */
const others = new Set(signals.flatMap((signal) => process.listeners(signal)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!others.has(listener)) process.off(signal, listener);
    }
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function stop(closing: Promise<void>) {
  const exits: unknown[] = [];
  vi.spyOn(process, 'exit').mockImplementation((code) => exits.push(code) as never);
  const app = {
    log: { info: vi.fn<() => void>(), error: vi.fn<() => void>() },
    server: { closeAllConnections: vi.fn<() => void>() },
    close: () => closing,
  };
  const closeDatabase = vi.fn<() => Promise<void>>(() => Promise.resolve());
  stopOnSignals(app as unknown as FastifyInstance, { close: closeDatabase });
  process.emit('SIGTERM');
  return { app, closeDatabase, exits };
}

it('closes the database after the application, and exits with 0', async () => {
  const { closeDatabase, exits } = stop(Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  expect(closeDatabase).toHaveBeenCalledOnce();
  expect(exits).toEqual([0]);
});

it('cuts off open answers, and exits with a message if the application never closes', async () => {
  const { app, exits } = stop(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(app.server.closeAllConnections).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(exits).toEqual([1]);
  expect(app.log.error).toHaveBeenCalledWith(expect.stringContaining('15000 ms'));
});
