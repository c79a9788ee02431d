import { expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time';

function startActions() {
  const begun: string[] = [];
  const ends: ((isDone: boolean) => void)[] = [];
  const enqueue = oneAtATime();
  const add = (name: string) =>
    enqueue(() => {
      begun.push(name);
      return new Promise((resolve) => ends.push(resolve));
    });
  const end = (isDone = true) => ends.shift()?.(isDone);
  return { begun, add, end };
}

it('starts an action when the previous one has ended', async () => {
  const { begun, add, end } = startActions();
  add('first');
  add('second');
  add('third');
  expect(begun).toEqual(['first']);
  end();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second']));
  end();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second', 'third']));
});

it('drops the actions behind a failed one, and accepts new ones', async () => {
  const { begun, add, end } = startActions();
  add('first');
  add('dropped');
  end(false);
  await vi.waitFor(() => {
    add('later');
    expect(begun.slice(0, 2)).toEqual(['first', 'later']);
  });
});
