import { expect, it } from 'vitest';
import { toCents } from './to-cents';

it('gives rows that add up to the rounded sums of both ways', () => {
  const amounts = [
    [1.194, 0.708],
    [10.004, 11.006],
    [0.004, 0.006],
  ] as const;
  const artists = amounts.map(([proRata, userCentric], index) => ({
    artist: { id: `art_${index}`, name: `Voz ${index}`, image: null },
    streams: 1,
    listeners: 1,
    proRata,
    userCentric,
  }));
  expect(toCents(artists).map((artist) => [artist.proRata, artist.userCentric])).toEqual([
    [1.2, 0.71],
    [10, 11.01],
    [0, 0],
  ]);
});
