// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSteadilyOnline, onSteadyNetwork } from './steady-network';

let changes: boolean[] = [];
let stop = () => {};

function turn(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  changes = [];
  stop = onSteadyNetwork(() => changes.push(isSteadilyOnline()));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows a first change at once, and one after a while of rest', () => {
  turn(false);
  expect(changes).toEqual([false]);
  vi.advanceTimersByTime(10_000);
  turn(true);
  expect(changes).toEqual([false, true]);
});

// Proves offline: Nothing flickers
it('shows a network that comes and goes every three seconds as one that is gone, once', () => {
  for (let second = 0; second < 60; second += 6) {
    turn(false);
    vi.advanceTimersByTime(3_000);
    turn(true);
    vi.advanceTimersByTime(3_000);
  }
  expect(changes).toEqual([false]);
  vi.advanceTimersByTime(1_000);
  expect(changes).toEqual([false, true]);
});

// Proves offline: Nothing flickers
it('changes once in four seconds at most, however often the network does', () => {
  const at: number[] = [];
  const stopNoting = onSteadyNetwork(() => at.push(performance.now()));
  for (const [index, pause] of [
    500, 4_100, 100, 9_000, 3_900, 4_000, 1, 1, 5_000, 4_500,
  ].entries()) {
    turn(index % 2 === 1);
    vi.advanceTimersByTime(pause);
  }
  stopNoting();
  expect(at.length).toBeGreaterThan(1);
  for (const [index, moment] of at.slice(1).entries())
    expect(moment - (at[index] ?? 0)).toBeGreaterThanOrEqual(4_000);
});

it('begins with what the network is when somebody looks again', () => {
  turn(false);
  stop();
  turn(true);
  expect(isSteadilyOnline()).toBe(true);
});
