import { expect, it } from 'vitest';
import type { Db } from './db.ts';
import { sharedClock } from './shared-clock.ts';

const right = Date.parse('2026-11-20T20:00:00Z');
const database = { execute: async () => ({ rows: [{ now: right }] }) } as unknown as Db;

it.each([
  ['ten minutes ahead', 600_000, 0],
  ['a minute behind', -60_000, 0],
  // It would jump with each measurement.
  ['a little ahead', 300, 300],
])('a clock that is %s is corrected where it matters', async (_, ahead, left) => {
  const { clock, follow } = sharedClock(() => right + ahead);
  const stop = await follow(database);
  expect(clock().getTime() - right).toBe(left);
  stop();
});
