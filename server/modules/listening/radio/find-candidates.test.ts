import { inArray } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { coPlayTable } from './co-play.table.ts';
import { findCandidates } from './radio.repository.ts';
import { writeTempos } from '../../catalogue/track/tempo.repository.ts';

let tonada: TestApp;

/** As many as are read of each way. */
const candidatesMost = 60;

const two = (index: number) => String(index).padStart(2, '0');

beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

async function addSongs(artist: string, count: number) {
  const ids = Array.from(
    { length: count },
    (_, index) => `trk_${artist.toLowerCase()}-${two(index)}`,
  );
  await addTracks(
    tonada.db,
    ids.map((id) => ({ id, title: id, artist })),
  );
  return ids;
}
const setGenre = (names: string[], genre: 'Jazz' | 'Funk' | 'Classical') =>
  tonada.db.update(artistTable).set({ genre }).where(inArray(artistTable.name, names));
const find = async (seeds: string[]) => {
  const found = await findCandidates(tonada.db, seeds, { heard: [], listenerId: null });
  return new Set(found.map(({ id }) => id));
};

it('finds the songs of the genre whose tempo is nearest to any beginning', async () => {
  const seeds = await addSongs('Faro', 3);
  const near = await addSongs('Cerca', candidatesMost);
  const far = await addSongs('Lejos', 4);
  await setGenre(['Faro', 'Cerca', 'Lejos'], 'Jazz');
  const of = (ids: string[], tempo: (index: number) => number) =>
    ids.map((trackId, index) => ({ trackId, tempo: tempo(index), tonic: 0 }));
  const [slow = '', fast = ''] = seeds;
  await writeTempos(tonada.db, [
    ...of([slow], () => 80),
    ...of([fast], () => 120),
    // Below the slow one, above it, below the fast one and above it.
    ...of(near, (index) => [76, 84, 116, 124][index % 4] ?? 0),
    // The last one has none, like the third beginning.
    ...of(far.slice(0, 3), (index) => [60, 100, 140][index] ?? 0),
  ]);
  const found = await find(seeds);
  // The slow and the fast beginning have room among them.
  expect(near.filter((id) => !found.has(id))).toHaveLength(2);
  expect(far.filter((id) => found.has(id))).toEqual([]);
});

it('finds songs without a tempo where the beginning has none', async () => {
  const [seed = '', ...others] = await addSongs('Sorda', 3);
  await setGenre(['Sorda'], 'Classical');
  expect(await find([seed])).toEqual(new Set(others));
});

it('finds what was heard beside them most, and knows how often', async () => {
  const [one = '', other = ''] = await addSongs('Nido', 2);
  const beside = await addSongs('Junto', candidatesMost + 5);
  await setGenre(['Nido'], 'Funk');
  const rows = beside.flatMap((id, index) => [
    { trackId: one, otherId: id, plays: index + 1 },
    { trackId: id, otherId: one, plays: index + 1 },
  ]);
  await tonada.db.insert(coPlayTable).values(rows);
  const last = beside.at(-1) ?? '';
  const more = { plays: 100 };
  await tonada.db.insert(coPlayTable).values([
    { trackId: other, otherId: last, ...more },
    { trackId: last, otherId: other, ...more },
  ]);
  const found = await findCandidates(tonada.db, [one, other], { heard: [], listenerId: null });
  const plays = new Map(found.map(({ id, plays: count }) => [id, count]));
  expect(beside.filter((id) => !plays.has(id))).toEqual(beside.slice(0, 5));
  expect(plays.get(beside[10] ?? '')).toBe(11);
  expect(plays.get(last)).toBe(100);
  expect(found.find(({ id }) => id === last)?.title).toBe(other);
});
