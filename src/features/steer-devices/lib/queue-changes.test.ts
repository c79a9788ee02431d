import { describe, expect, it } from 'vitest';
import { findChanges, findSplices, type SentQueue, toOrder } from './queue-changes';

const same = (one: string) => one;

const splice = (letters: string, splices: ReturnType<typeof findSplices<string>>) =>
  splices
    .reduce((list, { at, remove, insert }) => list.toSpliced(at, remove, ...insert), [...letters])
    .join('');

describe('the splices between two lists', () => {
  it.each([
    ['abcdef', 'abcdef', 0],
    ['abcdef', 'abXcdef', 1],
    ['abcdef', 'abef', 1],
    ['', 'abc', 1],
    ['abc', '', 1],
    ['aab', 'ab', 1],
    ['ab', 'aab', 1],
    ['abcdef', 'bcdefa', 2],
    ['abcdef', 'fabcde', 2],
    ['abcdef', 'abdecf', 2],
    ['abcdef', 'fedcba', 1],
  ])('%s → %s', (before, after, count) => {
    const splices = findSplices([...before], [...after], same);
    expect(splices).toHaveLength(count);
    expect(splice(before, splices)).toBe(after);
  });

  // Proves devices: A move is small
  it('has two items for a song that moves through ten thousand', () => {
    const list = Array.from({ length: 10_000 }, (_, place) => `song-${place}`);
    const moved = [...list.slice(1), ...list.slice(0, 1)];
    const sent = JSON.stringify(findSplices(list, moved, same));
    expect(sent.length).toBeLessThan(200);
  });
});

const queue: SentQueue = {
  source: 'album:alb_1',
  isShuffled: false,
  repeatMode: 'none',
  entries: ['uno', 'dos', 'tres'].map((trackId, key) => ({ key, trackId })),
  order: [0, 1, 2],
};

describe('the changes of a queue', () => {
  it('are none without a difference', () => {
    expect(findChanges(queue, { ...queue, entries: [...queue.entries] })).toBeNull();
  });

  it('leave the order of a list out', () => {
    const entries = queue.entries.toSpliced(1, 0, { key: 3, trackId: 'nueva', isAdded: true });
    const after = { ...queue, entries, order: [0, 3, 1, 2] };
    expect(findChanges(queue, after)).toEqual({
      entries: [{ at: 1, remove: 0, insert: [{ key: 3, trackId: 'nueva', isAdded: true }] }],
    });
    expect(toOrder(after)).toBeNull();
  });

  it('have the order while it is shuffled, and none again afterwards', () => {
    const shuffled = { ...queue, isShuffled: true, order: [2, 0, 1] };
    expect(toOrder(shuffled)).toEqual([2, 0, 1]);
    expect(findChanges(queue, shuffled)).toMatchObject({ isShuffled: true });
    expect(findChanges(shuffled, queue)).toEqual({ isShuffled: false, order: null });
  });
});
