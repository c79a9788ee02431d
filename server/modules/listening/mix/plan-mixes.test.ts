import { describe, expect, it } from 'vitest';
import { type Heard, planMixes } from './plan-mixes.ts';

const heard = (count: number, change: Partial<Heard> = {}): Heard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `trk_${index}`,
    artistId: `art_${index}`,
    artistName: `Artista ${index}`,
    genre: 'Rock',
    tempo: null,
    hour: 21,
    ...change,
  }));

const ids = (plans: ReturnType<typeof planMixes>) => plans.map(({ id }) => id);

describe('mixes', () => {
  // Proves home: Without a habit
  it('need a habit', () => {
    expect(planMixes([], [])).toEqual([]);
    expect(planMixes(heard(3), ['trk_1', 'trk_2', 'trk_3'])).toEqual([]);
  });

  // Proves home: Which mixes
  it('follow the two most played genres, with their part of the day', () => {
    const plays = [
      ...heard(9),
      ...heard(6, { genre: 'R&B', hour: 8 }),
      ...heard(5, { genre: 'Jazz' }),
    ];
    expect(planMixes(plays, [])).toMatchObject([
      { id: 'genre-rock', kind: 'genre', genre: 'rock', part: 'night' },
      { id: 'genre-rnb', kind: 'genre', genre: 'rnb', part: 'morning' },
    ]);
  });

  it('name no part of the day without a main one', () => {
    const [mix] = planMixes([...heard(4), ...heard(4, { hour: 13 })], []);
    expect(mix).not.toHaveProperty('part');
  });

  // Proves home: Tempo
  it.each([
    [80, 'calm'],
    [130, 'lively'],
  ])('at %i beats a minute are %s', (tempo, id) => {
    expect(ids(planMixes(heard(4, { tempo }), []))).toEqual(['genre-rock', id]);
  });

  // Proves home: Of the artists that a new account follows
  it('are of followed artists until habits make three', () => {
    const followed = ['ana', 'bea', 'cora'].map((name) => ({
      id: `art_${name}`,
      name,
      seeds: [`trk_${name}`],
    }));
    expect(planMixes([], [], followed)).toMatchObject([
      { id: 'followed-art_ana', kind: 'followed', artist: { name: 'ana' }, seeds: ['trk_ana'] },
      { id: 'followed-art_bea' },
      { id: 'followed-art_cora' },
    ]);
    const plays = heard(4, { artistId: 'art_ana', tempo: 80 });
    expect(ids(planMixes(plays, [], followed))).toEqual(['genre-rock', 'calm', 'artist']);
  });

  // Proves home: Artist and likes
  it('follow an artist, and the latest likes', () => {
    const plays = heard(5, { artistId: 'art_vera', artistName: 'Vera', genre: 'Polca' });
    const liked = ['trk_a', 'trk_b', 'trk_c', 'trk_d'];
    expect(planMixes(plays, liked)).toMatchObject([
      { id: 'artist', artist: { id: 'art_vera', name: 'Vera' } },
      { id: 'liked', seeds: liked },
    ]);
  });
});
