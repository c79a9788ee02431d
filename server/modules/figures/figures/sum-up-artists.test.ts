import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { figureRanges } from '#contract/codes.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { countDays, countPlainly, drawHistories } from '../../../testing/random-histories.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { takeFollow } from '../../listening/collection/deliver.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { likedTrackTable } from '../../catalogue/track/liked-track.table.ts';
import { writeDays } from './artist-day.repository.ts';
import { artistDayTable } from './artist-day.table.ts';
import { takeArtistsToSum } from './artist-summary.repository.ts';
import { askForSums } from '../../listening/figure-event/artist-to-sum.repository.ts';
import { artistSummaryTable } from './artist-summary.table.ts';
import { artistToSumTable } from '../../listening/figure-event/artist-to-sum.table.ts';
import { countFigures } from './count-figures.ts';
import { emptyDay } from './day-figures.ts';
import { importFigures } from './import-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';
import { artistsAtOnce, eventsAtOnce } from './take-artists.repository.ts';

const today = '2026-11-20';

let tonada: TestApp;

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date(`${today}T20:00:00Z`) });
});
afterAll(() => tonada.close());

beforeEach(async () => {
  await tonada.db.delete(artistToSumTable);
  await tonada.db.delete(artistSummaryTable);
  await tonada.db.delete(artistDayTable);
});

const sumUpAll = () => sumUpArtists(tonada.db, tonada.clock());

async function readSums() {
  const rows = await tonada.db.select().from(artistSummaryTable);
  return new Map(rows.map(({ artistId, figures }) => [artistId, figures]));
}

describe('the sums of many artists', () => {
  const histories = drawHistories(300, new Date(`${today}T20:00:00Z`));
  const ids = histories.map(({ artistId }) => artistId);

  beforeAll(async () => {
    const about = { name: 'Artista', genre: 'Pop', country: 'ES', bio: '' } as const;
    await tonada.db
      .insert(artistTable)
      .values(ids.map((id) => ({ id, ...about, socialLinks: {}, relatedIds: [] })));
  });

  async function listen() {
    const days = histories.flatMap(({ artistId, events }) =>
      countDays(events).map((day) => ({ artistId, ...day })),
    );
    await writeDays(tonada.db, days);
    await askForSums(tonada.db, ids);
  }

  async function expectPlainCount() {
    const sums = await readSums();
    for (const { artistId, events } of histories) {
      const plain = countPlainly(events, today);
      for (const range of figureRanges) {
        const { listeners, ...figures } = sums.get(artistId)?.ranges[range] ?? {};
        expect({ artistId, range, ...figures }).toMatchObject(plain[range].sums);
        expect({ artistId, range, ...listeners }).toMatchObject(plain[range].listeners);
      }
    }
  }

  // Proves figures: Distinct listeners, returning, new, loyal, visits
  it('agree with a plain count of random histories, in every range', async () => {
    await listen();
    await sumUpAll();
    await expectPlainCount();
    expect(await tonada.db.$count(artistToSumTable)).toBe(0);
  });

  it('are the same despite interruptions and several servers', async () => {
    const { db } = tonada;
    await listen();
    // The last artist has a day that cannot be parsed.
    await db.execute(sql`
      insert into artist_day (artist_id, day, streams, skips, seconds, earned, listeners, countries)
      select max(artist_id), ${today}, 1, 0, 0, 0, '{}', 'null' from artist_to_sum
      on conflict (artist_id, day) do update set countries = 'null'`);
    const stopped = AbortSignal.abort();
    await expect(sumUpArtists(db, tonada.clock(), stopped)).rejects.toThrow('aborted');
    expect(await sumUpAll()).toEqual([ids.toSorted().at(-1)]);
    expect(await db.$count(artistSummaryTable)).toBe(ids.length - 1);
    expect(await db.$count(artistToSumTable)).toBe(1);
    await db.delete(artistDayTable);
    await listen();
    await Promise.all([sumUpAll(), sumUpAll(), sumUpAll()]);
    await expectPlainCount();
    expect(await db.$count(artistToSumTable)).toBe(0);
  });

  it('are computed for many artists with few plays at a time, but one by one for those with many', async () => {
    const muchPlayed = ids.slice(0, 2);
    const many = eventsAtOnce * 0.6;
    await writeDays(
      tonada.db,
      muchPlayed.map((artistId) => ({ artistId, day: today, ...emptyDay(), streams: many })),
    );
    await askForSums(tonada.db, ids);
    const batches: string[][] = [];
    do batches.push(await takeArtistsToSum(tonada.db, today));
    while ((batches.at(-1) ?? []).length > 0);
    expect(batches.flat().toSorted()).toEqual(ids.toSorted());
    expect(batches.length).toBeLessThan(ids.length / artistsAtOnce + 4);
    for (const together of batches) {
      expect(together.length).toBeLessThanOrEqual(artistsAtOnce);
      expect(muchPlayed.filter((id) => together.includes(id)).length).toBeLessThan(2);
    }
  });
});

it('artists summed up together each get their own sums', async () => {
  const { db } = tonada;
  const now = tonada.clock();
  await addTracks(db, [
    { id: 'trk_faro', title: 'Luna', artist: 'Faro' },
    { id: 'trk_mar', title: 'Marea', artist: 'Mar' },
  ]);
  const { id } = await tonada.signIn({ role: 'user', joinDate: '2020-01-01' });
  for (const trackId of ['trk_faro', 'trk_mar']) {
    await recordPlay(db, { listenerId: id, trackId, playedAt: now });
  }
  await countFigures(db);
  const delivered = { id: 'local', artistId: 'art_faro', isFollowing: true };
  const followedAt = new Date('2026-11-18T12:00:00Z').toISOString();
  await takeFollow(db, { userId: id, now, delivered: { ...delivered, at: followedAt } });
  await db.insert(likedTrackTable).values({ listenerId: id, trackId: 'trk_mar', likedAt: now });
  await addPlaylist(db, { id: 'pls_1', ownerId: id, createdAt: new Date('2025-01-01') }, [
    'trk_faro',
  ]);
  await importFigures(db, 'artist,day,streams\nart_mar,2026-11-10,70');
  await askForSums(db, ['art_faro']);
  await sumUpAll();
  const sums = await readSums();
  const results = ['art_faro', 'art_mar'].map((artistId) => {
    const figures = sums.get(artistId);
    const range = figures?.ranges['28days'];
    return {
      streams: range?.streams,
      listeners: [range?.listeners.all, range?.listeners.saving],
      followers: figures?.followers['7days'],
      elsewhere: range?.elsewhere?.streams ?? null,
      playlists: figures?.playlists,
    };
  });
  expect(results).toEqual([
    {
      streams: 1,
      listeners: [1, 0],
      followers: { value: 1, before: 0 },
      elsewhere: null,
      playlists: { editorial: 0, user: 1, addedThisWeek: 0 },
    },
    {
      streams: 1,
      listeners: [1, 1],
      followers: { value: 0, before: 0 },
      elsewhere: 70,
      playlists: { editorial: 0, user: 0, addedThisWeek: 0 },
    },
  ]);
});
