import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markShared } from './database/shared-engine.ts';
import { evenPace, makePace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { least: 10, first: 1_000, most: 3_000 };

/** @returns the size of each slice, for how many milliseconds each takes per thousand. */
async function takeAll(perThousand: readonly number[], pace = makePace({}, limits), kind = 'rows') {
  const sizes: number[] = [];
  for (const milliseconds of perThousand) {
    await pace.take(kind, async (size) => {
      sizes.push(size);
      vi.advanceTimersByTime((size / 1_000) * milliseconds);
    });
  }
  return sizes;
}

it('takes as many things as fit into 25 ms', async () => {
  expect(await takeAll([20, 20, 20])).toEqual([1_000, 1_250, 1_250]);
  expect(await takeAll([50, 50, 50])).toEqual([1_000, 500, 500]);
});

it('takes ten times as many on PostgreSQL, where nobody waits for a slice', async () => {
  const pace = makePace(markShared({}), limits);
  expect(await takeAll([200, 200], pace)).toEqual([1_000, 1_250]);
});

it('doubles at most, and keeps a quarter at least', async () => {
  expect(await takeAll([1, 1])).toEqual([1_000, 2_000]);
  expect(await takeAll([1_000, 1_000])).toEqual([1_000, 250]);
});

it('keeps within its limits, however fast or slow the database is', async () => {
  expect((await takeAll([0, 0, 0, 0])).at(-1)).toBe(3_000);
  expect((await takeAll([10_000, 10_000, 10_000, 10_000, 10_000])).at(-1)).toBe(10);
});

it('knows each kind of work apart', async () => {
  const pace = makePace({}, limits);
  await takeAll([1_000], pace, 'slow');
  expect(await takeAll([20, 20], pace, 'fast')).toEqual([1_000, 1_250]);
  expect(await takeAll([20], pace, 'slow')).toEqual([250]);
});

it('learns nothing from a slice that failed', async () => {
  const pace = makePace({}, limits);
  const fail = () => Promise.reject(new Error('The database is gone.'));
  await expect(pace.take('rows', fail)).rejects.toThrow('The database is gone.');
  expect(await takeAll([20], pace)).toEqual([1_000]);
});

it('has one size in tests', async () => {
  expect(await takeAll([1_000, 1], evenPace(7))).toEqual([7, 7]);
});
