import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock';

const begin = Date.parse('2026-11-20T20:00:00Z');

/** Of the server, beside the page's own clocks. */
let now = begin;
let steady = 0;

beforeEach(() => {
  [now, steady] = [begin, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => steady);
  // A year behind.
  vi.spyOn(Date, 'now').mockImplementation(() => now - 365 * 86_400_000);
});
afterEach(() => vi.restoreAllMocks());

const pass = (seconds: number, hasSlept = false) => {
  now += seconds * 1_000;
  if (!hasSlept) steady += seconds * 1_000;
};

// Proves together: The same position
it('knows the time of the server, also after a sleep in which the page’s clock stood still', async () => {
  const ask = vi.fn<() => Promise<number>>(async () => now);
  const clock = createServerClock(ask);
  expect(clock.now()).toBeNull();
  await clock.settle();
  expect(clock.now()).toBe(now);
  pass(60);
  await clock.settle();
  expect(clock.now()).toBe(now);
  expect(ask).toHaveBeenCalledTimes(5);
  pass(600, true);
  await clock.settle();
  expect(clock.now()).toBe(now);
});

it('knows no time without an answer, and asks again', async () => {
  let answer: number | null = null;
  const clock = createServerClock(async () => answer);
  await clock.settle();
  expect(clock.now()).toBeNull();
  answer = now;
  await clock.settle();
  expect(clock.now()).toBe(now);
});
