import { describe, expect, it } from 'vitest';
import { type PlayOrder, startOrder, stepBack, stepForward } from './play-order';
import { mulberry32 } from '@/shared/lib/random';

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

describe('order without shuffle', () => {
  const order = [0, 1, 2];
  // Proves player: Order without shuffle
  it.each([
    ['next from the middle', 'none', 1, 2],
    ['next at the end', 'none', 2, null],
    ['next at the end, repeat all', 'all', 2, 0],
    ['next at the end, repeat one', 'one', 2, null],
  ] as const)('%s (%s)', (_name, repeatMode, at, expected) => {
    const mode = { isShuffled: false, repeatMode };
    expect(stepForward({ order, at }, 3, mode, mulberry32(1))?.at ?? null).toBe(expected);
  });

  // Proves player: Order without shuffle
  it.each([
    ['previous from the middle', 'none', 1, 0],
    ['previous at the start', 'none', 0, null],
    ['previous at the start, repeat all', 'all', 0, 2],
  ] as const)('%s (%s)', (_name, repeatMode, at, expected) => {
    expect(stepBack({ order, at }, { isShuffled: false, repeatMode })?.at ?? null).toBe(expected);
  });
});

describe('order with shuffle', () => {
  const shuffled = { isShuffled: true, repeatMode: 'none' } as const;
  const forever = { isShuffled: true, repeatMode: 'all' } as const;

  function play(count: number, length: number, seed: number) {
    const random = mulberry32(seed);
    let position: PlayOrder = startOrder(length, 0, true, random);
    const heard = [position.order[position.at]];
    while (heard.length < count) {
      const next = stepForward(position, length, forever, random);
      if (!next) break;
      position = next;
      heard.push(position.order[position.at]);
    }
    return { heard, position };
  }

  // Proves player: Shuffle: all, each once
  it('begins with the track that was started and plays all without repeats', () => {
    for (const seed of seeds) {
      const { order } = startOrder(8, 3, true, mulberry32(seed));
      expect(order[0]).toBe(3);
      expect(new Set(order)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
      expect(order).toHaveLength(8);
    }
  });

  it('ends after the last track when nothing repeats', () => {
    const position = { order: [2, 0, 1], at: 2 };
    expect(stepForward(position, 3, shuffled, mulberry32(1))).toBeNull();
  });

  // Proves player: A new round
  it('starts a new round with repeat all, never the same track twice in a row', () => {
    for (const seed of seeds) {
      const { heard } = play(40, 4, seed);
      expect(heard).toHaveLength(40);
      expect(heard.some((track, position) => track === heard[position + 1])).toBe(false);
      for (let round = 0; round < 40; round += 4) {
        expect(new Set(heard.slice(round, round + 4))).toEqual(new Set([0, 1, 2, 3]));
      }
    }
  });

  it('walks back into the round before', () => {
    const { heard, position } = play(6, 4, 7);
    const back: (number | undefined)[] = [];
    for (let one: PlayOrder | null = position; one; one = stepBack(one, forever)) {
      back.push(one.order[one.at]);
    }
    expect(back).toEqual(heard.toReversed());
  });

  it('repeats a single track', () => {
    expect(play(3, 1, 5).heard).toEqual([0, 0, 0]);
  });
});
