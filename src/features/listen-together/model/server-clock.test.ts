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

// Proves together: The same position
it('asks again where the network was slow, and keeps the better answer', async () => {
  const slow = [900, 10, 500];
  const clock = createServerClock(async () => {
    const there = now;
    const way = slow[0] ?? 0;
    now += way;
    steady += way;
    return there;
  });
  await clock.settle();
  expect(Math.abs((clock.now() ?? 0) - now)).toBe(450);
  slow.shift();
  pass(3);
  await clock.settle();
  await expect.poll(() => Math.abs((clock.now() ?? 0) - now)).toBe(5);
  slow.shift();
  pass(3);
  await clock.settle();
  expect(Math.abs((clock.now() ?? 0) - now)).toBe(5);
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
