// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { oneAtATime } from '../model/use-arrange-playlist';

function startActions() {
  const started: string[] = [];
  const ends: ((isDone: boolean) => void)[] = [];
  const enqueue = oneAtATime();
  const add = (name: string) =>
    enqueue(() => {
      started.push(name);
      return new Promise((resolve) => ends.push(resolve));
    });
  const end = (isDone = true) => ends.shift()?.(isDone);
  return { started, add, end };
}

it('starts an action when the previous one has ended', async () => {
  const { started, add, end } = startActions();
  add('first');
  add('second');
  add('third');
  expect(started).toEqual(['first']);
  end();
  await vi.waitFor(() => expect(started).toEqual(['first', 'second']));
  end();
  await vi.waitFor(() => expect(started).toEqual(['first', 'second', 'third']));
});

it('drops the actions behind a failed one, and accepts new ones', async () => {
  const { started, add, end } = startActions();
  add('first');
  add('dropped');
  end(false);
  await vi.waitFor(() => {
    add('later');
    expect(started.slice(0, 2)).toEqual(['first', 'later']);
  });
});
