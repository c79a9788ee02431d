import { catalogue } from '#sample/catalogue.ts';
import { expect, it } from 'vitest';
import { makeImport } from './make-import.ts';

const sum = (rows: { streams: number }[]) =>
  rows.reduce((total, { streams }) => total + streams, 0);

it('imports no more days of an artist than its songs have plays', () => {
  const { days, tracks } = makeImport(catalogue, '2026-11-20');
  const of = (id: string) => ({
    inDays: sum(days.filter(({ artistId }) => artistId === id)),
    inSongs: sum(tracks.filter(({ artistId }) => artistId === id)),
  });
  const all = catalogue.artists.map(({ id }) => ({ id, ...of(id) }));
  expect(all.filter(({ inDays, inSongs }) => inDays === 0 || inDays > inSongs)).toEqual([]);
});
