import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArtistAudience, ArtistStats } from '#contract/artist-figures.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { createRandom } from '../../../platform/seeds/random.ts';
import { daysOf } from '../../figures/figures/artist-summary.ts';
import { daysBefore } from '../../../platform/days.ts';
import { importFigures } from '../../figures/figures/import-figures.ts';
import { askForRecounts } from '../../figures/figures/recount.repository.ts';
import { recountFigures } from '../../figures/figures/recount-figures.ts';
import { takeFollow } from './deliver.ts';
import {
  findFollowerFigures,
  recountFollowers,
} from '../../figures/figures/follower.repository.ts';

const today = '2026-11-20';
const day = 86_400_000;

let tonada: TestApp;

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date(`${today}T20:00:00Z`) });
  await addTracks(
    tonada.db,
    ['Faro', 'Uno', 'Dos', 'Tres'].map((artist) => ({
      id: `trk_${artist}`,
      title: artist,
      artist,
    })),
  );
});
afterAll(() => tonada.close());

const newFan = () => tonada.signIn({ joinDate: '2020-01-01' });

async function follow(artistId: string, userId: string, at: Date, isFollowing = true) {
  const delivered = { id: 'local', artistId, isFollowing, at: at.toISOString() };
  await takeFollow(tonada.db, { userId, now: tonada.clock(), delivered });
}

async function read<Answer>(call: string, artist: string, range: string) {
  const { headers } = await tonada.signIn({ role: 'admin' });
  tonada.clock.advance(60_000);
  await tonada.app.jobs.runDue();
  const url = `/api/artist/${call}?artist=${artist}&range=${range}`;
  return (await tonada.app.inject({ url, headers })).json<Answer>();
}

const getChange = async (artist: string, range: string) =>
  (await read<ArtistAudience>('audience', artist, range)).changes.followers;

// Proves figures: Followers: now, and finished days compared
/** The vectors of docs/product/figures.md. */
it('are reported with the change over the finished days', async () => {
  await tonada.db.update(artistTable).set({ followers: 100 }).where(eq(artistTable.id, 'art_faro'));
  const people = await Promise.all(Array.from({ length: 4 }, newFan));
  const [first, second, third, fourth] = people.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];
  await follow('art_faro', first, new Date('2026-11-12T23:59:59.999Z'));
  await follow('art_faro', second, new Date('2026-11-13T00:00:00Z'));
  await follow('art_faro', third, new Date('2026-11-19T23:59:59.999Z'));
  await follow('art_faro', first, new Date('2026-11-18T12:00:00Z'), false);
  await follow('art_faro', fourth, new Date('2026-11-20T00:00:00Z'));
  expect((await read<ArtistStats>('stats', 'art_faro', '7days')).followers).toBe(103);
  expect(await getChange('art_faro', '7days')).toEqual({ value: 102, before: 101 });
  expect(await getChange('art_faro', '28days')).toEqual({ value: 102, before: 100 });
});

// Proves figures: Followers: imports stay
it('are added to the last imported number', async () => {
  const { id } = await newFan();
  await follow('art_uno', id, new Date('2026-11-15T12:00:00Z'));
  await importFigures(
    tonada.db,
    [
      'artist,day,streams,followers',
      'art_uno,2026-10-01,10,1000',
      'art_uno,2026-11-10,10,1500',
      'art_uno,2026-11-14,10,',
    ].join('\n'),
  );
  expect(await getChange('art_uno', '7days')).toEqual({ value: 1501, before: 1500 });
  expect(await getChange('art_uno', '28days')).toEqual({ value: 1501, before: 1000 });
  expect(await getChange('art_uno', '90days')).toBeNull();
});

// Proves figures: Followers: a plain count, counted anew
it('agree with a plain count over a random history, and with a recount', async () => {
  const random = createRandom('followers');
  const people = await Promise.all(Array.from({ length: 8 }, newFan));
  const acts = Array.from({ length: 200 }, () => ({
    at: new Date(tonada.clock().getTime() - Math.floor(random() * 500 * day)),
    userId: people[Math.floor(random() * people.length)]?.id ?? '',
    isFollowing: random() < 0.6,
  })).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, userId, isFollowing } of acts) {
    await follow('art_dos', userId, at, isFollowing);
  }
  const followersBefore = (start: string) => {
    const last = new Map<string, boolean>();
    for (const { at, userId, isFollowing } of acts) {
      if (at < new Date(start)) last.set(userId, isFollowing);
    }
    return [...last.values()].filter(Boolean).length;
  };
  const plain = Object.entries(daysOf).map(([range, length]) => {
    return [
      range,
      { value: followersBefore(today), before: followersBefore(daysBefore(today, length)) },
    ];
  });
  const figures = await findFollowerFigures(tonada.db, ['art_uno', 'art_dos'], today);
  expect(figures.get('art_dos')).toEqual(Object.fromEntries(plain));

  const readCounts = () =>
    tonada.db.select().from(artistTable).where(eq(artistTable.id, 'art_dos'));
  const counted = await readCounts();
  await tonada.db
    .update(artistTable)
    .set({ followersHere: 77, followers: 77 })
    .where(eq(artistTable.id, 'art_dos'));
  await recountFollowers(tonada.db, ['art_dos']);
  expect(await readCounts()).toEqual(counted);
});

it('are recounted with all other figures', async () => {
  const { id } = await newFan();
  await follow('art_tres', id, tonada.clock());
  await tonada.db
    .update(artistTable)
    .set({ followersHere: 0, followers: 0 })
    .where(eq(artistTable.id, 'art_tres'));
  await askForRecounts(tonada.db);
  await recountFigures(tonada.db);
  expect((await read<ArtistStats>('stats', 'art_tres', '7days')).followers).toBe(1);
});
