import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

function open() {
  const queue = createRenderQueue();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const want = (by: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return queue.run(
      'now',
      () => {
        started.push(by);
        ends.push(resolve);
        return promise;
      },
      by,
    );
  };
  return { started, ends, want };
}

it('does not queue a user behind another’s many pictures', async () => {
  const { started, ends, want } = open();
  const many = Array.from({ length: 50 }, () => want('crowd'));
  const one = want('luz');
  expect(started).toEqual(['crowd', 'crowd']);
  ends[0]?.();
  await many[0];
  await expect.poll(() => started).toEqual(['crowd', 'crowd', 'luz']);
  ends[2]?.();
  await one;
});

it('rejects too many of one user, and accepts the first of another', async () => {
  const { ends, want } = open();
  const crowd = Array.from({ length: 300 }, () => want('crowd').catch((error: unknown) => error));
  const luz = want('luz');
  for (let turn = 0; turn < 400; turn += 1) {
    for (const end of ends.splice(0)) end();
    await Promise.resolve();
    await new Promise(setImmediate);
  }
  const answers = await Promise.all(crowd);
  const refused = answers.filter((answer) => answer instanceof Error);
  expect(refused).toHaveLength(300 - 162);
  expect(refused[0]).toMatchObject({ status: 503, retryAfter: 5 });
  await expect(luz).resolves.toBeUndefined();
});
