import { expect, test } from 'vitest';
import { runInLanes, type Step } from './in-lanes.ts';

/** The steps end in the order of `ends`. */
async function follow(steps: Step[], lanes: number, ends: string[]) {
  const notes: string[] = [];
  const gates = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const all = runInLanes(steps, lanes, async ({ name }) => {
    notes.push(name);
    await gates.get(name)?.promise;
    notes.push(`${name} ended`);
  });
  for (const name of ends) {
    await expect.poll(() => notes).toContain(name);
    gates.get(name)?.resolve();
    await expect.poll(() => notes).toContain(`${name} ended`);
  }
  await all;
  return notes.join(', ');
}

test('in one lane each job starts when the previous one has ended', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const notes = await follow(steps, 1, ['a', 'b', 'c']);
  expect(notes).toBe('a, a ended, b, b ended, c, c ended');
});

test('a free lane takes the next job', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const notes = await follow(steps, 2, ['b', 'a', 'c']);
  expect(notes).toBe('a, b, b ended, c, a ended, c ended');
});

test('a job that waits for another one lets later jobs pass', async () => {
  const steps = [{ name: 'a' }, { name: 'b', after: 'a' }, { name: 'c' }];
  const notes = await follow(steps, 2, ['c', 'a', 'b']);
  expect(notes).toBe('a, c, c ended, a ended, b, b ended');
});

test('two half-lane jobs share a lane, and a whole-lane job waits for both', async () => {
  const steps = [{ name: 'a', width: 0.5 }, { name: 'b' }, { name: 'c', width: 0.5 }];
  const notes = await follow(steps, 1, ['c', 'a', 'b']);
  expect(notes).toBe('a, c, c ended, a ended, b, b ended');
});

test('nothing waits for a skipped job', async () => {
  const notes = await follow([{ name: 'b', after: 'a' }], 2, ['b']);
  expect(notes).toBe('b, b ended');
});

test('a failure is reported', async () => {
  const fail = () => Promise.reject(new Error('no such command'));
  await expect(runInLanes([{ name: 'a' }], 2, fail)).rejects.toThrow('no such command');
});
