import { type SQL, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { drawHistories } from '../../../testing/random-histories.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { recordPlay, recordSkip } from '../../listening/play/play.repository.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { skipTable } from '../../listening/play/skip.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { readDay, readParts } from './artist-day.repository.ts';
import { artistDayTable } from './artist-day.table.ts';
import { artistSummaryTable, artistToRecountTable } from './artist-summary.table.ts';
import { artistWeekTable } from './artist-week.table.ts';
import { countFigures } from './count-figures.ts';
import { foldListeners } from './fold-listeners.ts';
import { askForRecounts } from './recount.repository.ts';
import { recountFigures } from './recount-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';
import { eventsAtOnce } from './take-artists.repository.ts';
import { trackTotalTable } from './track-total.table.ts';

const today = '2026-11-20';
const artistId = 'art_faro-norte';
const tracks = ['trk_1', 'trk_2', 'trk_3'];

let tonada: TestApp;

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date(`${today}T20:00:00Z`) });
  await addTracks(
    tonada.db,
    tracks.map((id) => ({ id, title: 'Luna', artist: 'Faro Norte' })),
  );
});
afterAll(() => tonada.close());

beforeEach(async () => {
  for (const table of [playTable, skipTable]) await tonada.db.delete(table);
  await askForRecounts(tonada.db);
  await recountFigures(tonada.db);
});

const play = (listenerId: string, trackId = 'trk_1', playedAt = tonada.clock()) =>
  recordPlay(tonada.db, { listenerId, trackId, playedAt, device: 'phone' });

async function readDays() {
  const { artistId: owner, day } = artistDayTable;
  const rows = await tonada.db.select().from(artistDayTable).orderBy(owner, day);
  return rows.map(readDay);
}

async function readAll() {
  const { db } = tonada;
  await sumUpArtists(db, tonada.clock());
  await foldListeners(db, '2026-11-21');
  const summaries = await db
    .select({ figures: artistSummaryTable.figures })
    .from(artistSummaryTable);
  const totals = await db.select().from(trackTotalTable).orderBy(trackTotalTable.trackId);
  const weeks = await db
    .select()
    .from(artistWeekTable)
    .orderBy(artistWeekTable.artistId, artistWeekTable.week);
  return {
    days: await readDays(),
    weeks: weeks.map(({ week, ...row }) => [week, readParts({ ...row, playlists: {}, hours: {} })]),
    summaries,
    totals,
  };
}

describe('a day', () => {
  it('has its counts in every breakdown', async () => {
    const [one, other] = [
      await tonada.signIn({ country: 'MX', subscriptionType: 'premium' }),
      await tonada.signIn({ country: 'CL', subscriptionType: 'free' }),
    ];
    const source = { kind: 'playlist', playlistId: 'pls_1' } as const;
    await recordPlay(tonada.db, {
      listenerId: one.id,
      trackId: 'trk_1',
      playedAt: tonada.clock(),
      source,
    });
    await play(one.id, 'trk_1');
    await play(other.id, 'trk_2');
    await recordSkip(tonada.db, {
      listenerId: other.id,
      trackId: 'trk_2',
      skippedAt: tonada.clock(),
      seconds: 4,
    });
    await countFigures(tonada.db);
    const [day] = await readDays();
    expect(day).toMatchObject({
      artistId,
      day: today,
      streams: 3,
      skips: 1,
      seconds: 3 * 180,
      earned: 2 * 5460 + 2050,
      parts: {
        countries: { MX: [2, 10_920], CL: [1, 2050] },
        sources: { playlist: [1, 5460], unknown: [2, 7510] },
        plans: { premium: [2, 10_920], free: [1, 2050] },
        playlists: { pls_1: 1 },
        devices: { phone: 2, unknown: 1 },
        hours: { 20: 3 },
        tracks: { trk_1: [2, 10_920, 0], trk_2: [1, 2050, 1] },
      },
    });
  });

  // Proves figures: UTC
  it('is UTC', async () => {
    const { id } = await tonada.signIn();
    await play(id, 'trk_1', new Date('2026-11-18T23:59:59.999Z'));
    await play(id, 'trk_1', new Date('2026-11-19T00:00:00.000Z'));
    await countFigures(tonada.db);
    expect((await readDays()).map(({ day, streams }) => [day, streams])).toEqual([
      ['2026-11-18', 1],
      ['2026-11-19', 1],
    ]);
  });
});

describe('figures counted during play', () => {
  // Proves figures: Each play counts once
  it('count each play once, despite interruptions and concurrent counts', async () => {
    const { id } = await tonada.signIn();
    for (let index = 0; index < 30; index += 1) await play(id, tracks[index % 3]);
    const failing = tonada.db.transaction(async (tx) => {
      await countFigures(tx);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await readDays()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => countFigures(tonada.db)));
    await countFigures(tonada.db);
    expect((await readDays()).map(({ streams }) => streams)).toEqual([30]);
  });

  // Proves figures: Counted anew alike: late plays, deleted accounts, changed countries
  it('agree with a recount: late plays, deleted accounts, changed countries', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => tonada.signIn({ country: 'ES' })),
    );
    const events = drawHistories(5, tonada.clock()).flatMap((history) => history.events);
    for (const [index, { kind, at, trackId, listenerNumber }] of events.entries()) {
      const listenerId = people[(listenerNumber ?? 1) % 6]?.id ?? '';
      const heard = { listenerId, trackId: tracks[Number(trackId.slice(-1))] ?? 'trk_1' };
      if (kind === 'play') await recordPlay(tonada.db, { ...heard, playedAt: at });
      else await recordSkip(tonada.db, { ...heard, skippedAt: at, seconds: 3 });
      if (index % 7 === 0) await countFigures(tonada.db);
      if (index === 20) await tonada.db.update(userTable).set({ country: 'PE' });
      if (index === 30) await tonada.db.delete(userTable).where(sql`id = ${people[0]?.id}`);
    }
    await countFigures(tonada.db);
    const counted = await readAll();
    expect(counted.days.length).toBeGreaterThan(3);
    await askForRecounts(tonada.db);
    await recountFigures(tonada.db);
    expect(await readAll()).toEqual(counted);
  });

  // Proves figures: Counted anew while people listen
  it('are recounted without losing or doubling plays of that time', async () => {
    const { id } = await tonada.signIn();
    for (let index = 0; index < 10; index += 1) await play(id);
    await askForRecounts(tonada.db);
    await Promise.all([
      recountFigures(tonada.db),
      ...Array.from({ length: 10 }, () => play(id)),
      countFigures(tonada.db),
    ]);
    await countFigures(tonada.db);
    expect((await readDays()).map(({ streams }) => streams)).toEqual([20]);
  });

  it('skip a deleted track', async () => {
    const { id } = await tonada.signIn();
    await addTracks(tonada.db, [{ id: 'trk_gone', title: 'Sombra', artist: 'Otra' }]);
    await play(id, 'trk_gone');
    await play(id);
    await tonada.db.execute(sql`delete from track where id = 'trk_gone'`);
    await countFigures(tonada.db);
    expect((await readDays()).map((day) => day.artistId)).toEqual([artistId]);
  });
});

describe('counting everything anew', () => {
  const names = Array.from({ length: 62 }, (_, index) => `Artista ${index}`);
  const muchPlayed = new Set(['Artista 60', 'Artista 61']);

  const getTrack = (name: string) => name.replace('Artista ', 'trk_many-');

  beforeAll(() =>
    addTracks(
      tonada.db,
      names.map((artist) => ({ id: getTrack(artist), title: 'Luna', artist })),
    ),
  );

  /** Many artists with few plays, and two with more than one transaction takes together. */
  async function playMuch() {
    const ids = names.map(getTrack);
    const sizes = names.map((name) => (muchPlayed.has(name) ? eventsAtOnce * 0.6 : 3));
    const { rows } = await tonada.db.execute<{ plays: number }>(sql`
      with event as (
        select id || number as id, id as track_id, number % 50 as listener_number, number % 10 = 0 as is_skip,
          ${today}::timestamptz + interval '30 minutes' - number % 4 * interval '20 minutes' as at
        from unnest(${sql.param(ids)}::text[], ${sql.param(sizes)}::int[]) as track (id, size),
          generate_series(1, size) as number
      ), skips as (
        insert into skip (id, track_id, skipped_at, seconds, listener_number)
        select id, track_id, at, 3, listener_number from event where is_skip
      ), plays as (
        insert into play (id, track_id, played_at, earned, listener_number)
        select id, track_id, at, 4100, listener_number from event where not is_skip returning 1
      )
      select count(*)::int as plays from plays`);
    return rows[0]?.plays ?? 0;
  }

  const sumsOfDays = sql`
    select artist_id, day::text, streams::int, skips::int, earned::int, cardinality(listeners) as listeners
    from artist_day order by artist_id, day`;
  const plainCount = sql`
    select artist_id, (at at time zone 'UTC')::date::text as day, count(*) filter (where is_play)::int as streams,
      count(*) filter (where not is_play)::int as skips, sum(earned)::int as earned,
      count(distinct listener_number) filter (where is_play)::int as listeners
    from (
      select track_id, played_at as at, earned, listener_number, true as is_play from play
      union all select track_id, skipped_at, 0, listener_number, false from skip
    ) as event join track on track.id = track_id
    group by artist_id, 2 order by artist_id, 2`;

  const read = async (query: SQL) => (await tonada.db.execute(query)).rows;

  // Proves figures: Counted anew: a plain count, whatever is interrupted and however many do it
  it('agrees with a plain count, despite interruptions and concurrency', async () => {
    const { db } = tonada;
    const plays = await playMuch();
    await askForRecounts(db);
    const killed = new Error('killed');
    const killedBetween = recountFigures(db, {
      onCounted: () => {
        throw killed;
      },
    });
    await expect(killedBetween).rejects.toThrow(killed);
    const half = await read(sumsOfDays);
    const killedWithin = db.transaction(async (tx) => {
      await recountFigures(tx);
      throw killed;
    });
    await expect(killedWithin).rejects.toThrow(killed);
    expect(await read(sumsOfDays)).toEqual(half);
    await Promise.all([recountFigures(db), recountFigures(db)]);
    const days = await read(sumsOfDays);
    expect(days).toEqual(await read(plainCount));
    expect(days.length).toBeGreaterThan(half.length);
    const totals = await read(sql`select sum(streams)::int as streams from track_total`);
    expect(totals).toEqual([{ streams: plays }]);
  });

  // Proves figures: Counted anew in transactions of bounded size
  it('takes many artists with few plays at a time, and not two with many', async () => {
    await playMuch();
    await askForRecounts(tonada.db);
    const transactions: number[] = [];
    await recountFigures(tonada.db, { onCounted: (artists) => transactions.push(artists) });
    const all = await tonada.db.$count(artistTable);
    expect(transactions.reduce((sum, artists) => sum + artists)).toBe(all);
    expect(transactions).toHaveLength(3);
  });

  it('reads one artist in parts of some weeks, and counts each play once', async () => {
    const { db } = tonada;
    const { id: listener } = await tonada.signIn();
    // Both sides of every midnight for over a year, including its first and last moment.
    await db.execute(sql`
      with event as (
        select day, moment, day::timestamptz + moment as at from generate_series(0, 400) as number,
          lateral (select ${today}::date - number as day) as days,
          unnest(array['0', '12 hours', '23:59:59.999']::interval[]) as moment
      ), skips as (
        insert into skip (id, track_id, skipped_at, seconds, listener_number)
        select day || '-' || moment, 'trk_2', at, 3, 1 from event where extract(day from day) < 5
      )
      insert into play (id, track_id, listener_id, listener_number, played_at, earned)
      select day || '-' || moment, 'trk_1', ${listener}, 1, at, 4100 from event where extract(day from day) > 3`);
    await db.insert(artistToRecountTable).values({ artistId });
    await recountFigures(db);
    const days = await read(sumsOfDays);
    expect(days).toHaveLength(401);
    expect(days).toEqual(await read(plainCount));
    const fans = sql`select sum(total)::int as streams, max(last_day)::text as last_day,
      count(*)::int as months from listener_month
      where listener = 1 and artist_id = ${artistId}`;
    const [{ plays } = { plays: 0 }] = await read(sql`select count(*)::int as plays from play`);
    expect(await read(fans)).toEqual([{ streams: plays, last_day: today, months: 14 }]);
  });
});
