import { expect, it } from 'vitest';
import { inRounds } from './in-rounds.ts';

it('runs once at a time, and once more for all who call meanwhile', async () => {
  const ends: (() => void)[] = [];
  const call = inRounds(() => new Promise((end) => void ends.push(end)));
  const first = call();
  const others = [call(), call(), call()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all(others);
  expect(ends).toHaveLength(2);
});

it('runs again after a failure, of which only the callers of that run hear', async () => {
  let count = 0;
  const call = inRounds(async () => {
    count += 1;
    await Promise.resolve();
    if (count === 1) throw new Error('The database is away.');
  });
  const answers = await Promise.allSettled([call(), call()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await call();
  expect(count).toBe(3);
});
