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

function stop(closing: Promise<void>, drain = 0) {
  const exits: unknown[] = [];
  vi.spyOn(process, 'exit').mockImplementation((code) => exits.push(code) as never);
  const app = {
    log: { info: vi.fn<() => void>(), error: vi.fn<() => void>() },
    server: { closeAllConnections: vi.fn<() => void>() },
    close: vi.fn<() => Promise<void>>(() => closing),
    stopping: { isOn: false },
  };
  const closeDatabase = vi.fn<() => Promise<void>>(() => Promise.resolve());
  stopOnSignals(app as unknown as FastifyInstance, { close: closeDatabase }, drain);
  process.emit('SIGTERM');
  return { app, closeDatabase, exits };
}

it('closes the database after the application, and exits with 0', async () => {
  const { closeDatabase, exits } = stop(Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  expect(closeDatabase).toHaveBeenCalledOnce();
  expect(exits).toEqual([0]);
});

it('answers for some seconds more while it is not ready', async () => {
  const { app, exits } = stop(Promise.resolve(), 5);
  expect(app.stopping.isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(app.close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exits).toEqual([0]);
});

it('cuts off open answers, and exits with a message if the application never closes', async () => {
  const { app, exits } = stop(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(app.server.closeAllConnections).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(exits).toEqual([1]);
  expect(app.log.error).toHaveBeenCalledWith(expect.stringContaining('15000 ms'));
});
