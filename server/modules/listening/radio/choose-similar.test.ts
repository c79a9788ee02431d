import { describe, expect, it } from 'vitest';
import { type Candidate, chooseSimilar } from './choose-similar.ts';

const candidate = (changes: Partial<Candidate>): Candidate => ({
  id: 'trk_1',
  artistId: 'art_1',
  title: 'Luna',
  plays: 0,
  isSameGenre: false,
  isSameTonic: false,
  tempo: null,
  tempoGap: null,
  ...changes,
});

const always = () => 0;

describe('the reason', () => {
  // Proves player: Reasons
  it.each<[string, Partial<Candidate>, object]>([
    ['habits', { plays: 3, isSameGenre: true }, { kind: 'together' }],
    ['tempo', { tempo: 95, tempoGap: 4, isSameGenre: true }, { kind: 'tempo', tempo: 95 }],
    ['genre', { tempo: 95, tempoGap: 5, isSameGenre: true }, { kind: 'genre' }],
    ['tonic', { isSameTonic: true }, { kind: 'tonic' }],
    ['few plays', { plays: 1 }, { kind: 'together' }],
  ])('is %s', (_name, changes, reason) => {
    expect(chooseSimilar([candidate(changes)], always)[0]?.reason).toEqual({
      title: 'Luna',
      ...reason,
    });
  });
});

// Proves player: Reasons that tell something
it('the reason names the tempo only of songs that stand out by it', () => {
  const near = { tempo: 95, tempoGap: 2, isSameGenre: true };
  const getReasons = (songs: readonly Partial<Candidate>[]) => {
    const candidates = songs.map((song, index) =>
      candidate({ id: `trk_${index}`, artistId: `art_${index}`, plays: 0, ...song }),
    );
    const chosen = chooseSimilar(candidates, always);
    const found = new Map(chosen.map(({ id, reason }) => [id, reason.kind]));
    return candidates.map(({ id }) => found.get(id));
  };
  expect(getReasons([near, near, { ...near, isSameTonic: true }, { ...near, plays: 3 }])).toEqual([
    'genre',
    'genre',
    'tonic',
    'together',
  ]);
  const far = { plays: 9, tempo: 140, tempoGap: 40 };
  expect(getReasons([near, far, far])).toEqual(['tempo', 'together', 'together']);
});

describe('the choice', () => {
  it('is ordered by similarity', () => {
    const chosen = chooseSimilar(
      [
        candidate({ id: 'far', artistId: 'a', tempo: 120, tempoGap: 20 }),
        candidate({ id: 'near', artistId: 'b', tempo: 100, tempoGap: 1 }),
        candidate({ id: 'often', artistId: 'c', plays: 30 }),
      ],
      always,
    );
    expect(chosen.map(({ id }) => id)).toEqual(['often', 'near', 'far']);
  });

  // Proves player: After a month of one artist
  it('stays varied after a month of one artist', () => {
    const same = Array.from({ length: 30 }, (_, index) =>
      candidate({ id: `same-${index}`, artistId: 'same', plays: 100 }),
    );
    const others = Array.from({ length: 30 }, (_, index) =>
      candidate({ id: `other-${index}`, artistId: `art_${index}`, isSameGenre: true }),
    );
    const chosen = chooseSimilar([...same, ...others], always).map(({ id }) => id);
    expect(chosen).toHaveLength(20);
    expect(chosen.filter((id) => id.startsWith('same'))).toHaveLength(2);
    expect(chosen[1]).toMatch(/^other/);
  });

  it('keeps the tracks of one artist apart, also at the end', () => {
    const pairs = ['a', 'b', 'c'].flatMap((artistId, index) =>
      [1, 2].map((one) => candidate({ id: `${artistId}${one}`, artistId, plays: 90 - index * 30 })),
    );
    const chosen = chooseSimilar(pairs, always).map(({ id }) => id.slice(0, 1));
    expect(chosen.some((artist, index) => artist === chosen[index + 1])).toBe(false);
  });

  it('is empty where nothing is similar', () => {
    expect(chooseSimilar([], always)).toEqual([]);
  });
});
