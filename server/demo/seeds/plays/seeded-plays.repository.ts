import { type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { rowsPerStatement } from '../../../platform/database/insert-all.ts';
import { trackTable } from '../../../modules/catalogue/track/track.table.ts';
import { playlistTable } from '../../../modules/listening/playlist/playlist.table.ts';
import { playlistTrackTable } from '../../../modules/listening/playlist/playlist-track.table.ts';
import { playRateTable } from '../../../modules/listening/play/play-rate.table.ts';
import { userTable } from '../../../modules/people/user/user.table.ts';
import type { DeviceKind } from '../../../modules/listening/play/get-device.ts';
import { listeningTotalTable } from '../../../modules/listening/play/listening-total.table.ts';
import type { PlaySource } from '../../../modules/catalogue/track/index.ts';
import { playTable } from '../../../modules/listening/play/play.table.ts';
import { skipTable } from '../../../modules/listening/play/skip.table.ts';
import type { PlaySum } from './favourites.ts';

const playsPerStatement = 20_000;

type SeededPlay = { listenerId: string; trackId: string; playedAt: Date };

/** One array per column: several times faster than row by row. */
export async function insertPlays(tx: Db, plays: readonly SeededPlay[]): Promise<void> {
  for (let start = 0; start < plays.length; start += playsPerStatement) {
    const part = plays.slice(start, start + playsPerStatement);
    const ids = part.map((_, index) => getId(start + index));
    await tx.execute(sql`
      insert into ${playTable} (id, listener_id, track_id, played_at)
      select id, listener_id, track_id, played_at::timestamptz from unnest(
        ${column(ids)},
        ${column(part.map(({ listenerId }) => listenerId))},
        ${column(part.map(({ trackId }) => trackId))},
        ${column(part.map(({ playedAt }) => playedAt.toISOString()))}
      ) as demo (id, listener_id, track_id, played_at)`);
  }
}

/**
 * Replaces `insertPlays`, `describeSeededPlays` and `fillSeededPlays`, without writing each row
 * three times.
 */
export async function insertWholePlays(tx: Db, plays: readonly SeededPlay[]): Promise<void> {
  const source = drawn(sourceShares, 1);
  await tx.execute(sql`analyze ${playlistTrackTable}, ${playlistTable}, ${userTable}`);
  for (let start = 0; start < plays.length; start += playsPerStatement) {
    const part = plays.slice(start, start + playsPerStatement);
    const ids = part.map((_, index) => getId(start + index));
    await tx.execute(sql`
      with holders as materialized (${holders})
      insert into ${playTable} (id, listener_id, track_id, played_at, earned, listener_number, country, plan, device,
        source, playlist_id)
      select id, listener_id, track_id, played_at, micros, listener_number, country, plan, device,
        case when drawn = 'playlist' and playlist_id is null then 'album' else drawn end,
        case when drawn = 'playlist' then playlist_id end
      from (
        select play.*, micros, ${userTable.number} as listener_number, ${userTable.country}, subscription_type as plan,
          ${drawn(deviceShares, 9)} as device, ${source} as drawn,
          ids[1 + ${drawnNumber(17)} % cardinality(ids)] as playlist_id
        from unnest(
          ${column(ids)},
          ${column(part.map(({ listenerId }) => listenerId))},
          ${column(part.map(({ trackId }) => trackId))},
          ${column(part.map(({ playedAt }) => playedAt.toISOString()))}::timestamptz[]
        ) as play (id, listener_id, track_id, played_at)
        join ${userTable} on ${userTable.id} = play.listener_id
        join ${playRateTable} on ${playRateTable.plan} = subscription_type and ${playRateTable.country} = ${userTable.country}
        left join holders on holders.track_id = play.track_id
      ) as described`);
  }
}

const column = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

const getId = (index: number) => `ply_demo-${String(index).padStart(7, '0')}`;

const holders = sql`
  select track_id, array_agg(playlist_id order by playlist_id) as ids
  from ${playlistTrackTable} join ${playlistTable} on ${playlistTable.id} = playlist_id
  where ${playlistTable.isPublic} group by track_id`;

/** Thousandths; the last takes the rest. */
const sourceShares = [
  ['playlist', 400],
  ['liked', 170],
  ['album', 130],
  ['artist', 100],
  ['search', 80],
  ['home', 50],
  ['queue', 30],
  ['chart', 25],
  ['link', 15],
] as const satisfies [PlaySource['kind'], number][];

const deviceShares = [
  ['phone', 580],
  ['computer', 290],
  ['tablet', 80],
  ['other', 50],
] as const satisfies [DeviceKind, number][];

/** Derives source and device from the play's id. */
export async function describeSeededPlays(tx: Db): Promise<void> {
  const source = drawn(sourceShares, 1);
  // Tables filled in this transaction have no statistics, which makes the plan several times
  // slower.
  await tx.execute(
    sql`analyze ${playTable}, ${playlistTrackTable}, ${playlistTable}, ${userTable}`,
  );
  await tx.execute(sql`
    with holders as (${holders}), described as (
      select play.id, ${userTable.country}, subscription_type as plan, ${drawn(deviceShares, 9)} as device, ${source} as source,
        ids[1 + ${drawnNumber(17)} % cardinality(ids)] as playlist_id
      from ${playTable} as play join ${userTable} on ${userTable.id} = play.listener_id
      left join holders on holders.track_id = play.track_id
      where play.id like 'ply_demo-%' and play.source is null
    )
    update ${playTable} as play set country = described.country, plan = described.plan, device = described.device,
      source = case when described.source = 'playlist' and described.playlist_id is null then 'album'
        else described.source end,
      playlist_id = case when described.source = 'playlist' then described.playlist_id end
    from described where described.id = play.id`);
}

/** Taken from the id's hash, starting at the digit `from`. */
function drawnNumber(from: number): SQL {
  return sql`('x' || substr(md5(play.id), ${sql.raw(String(from))}, 7))::bit(28)::int`;
}

function drawn(shares: readonly (readonly [string, number])[], from: number): SQL {
  let below = 0;
  const cases = shares.map(([name, share]) => {
    below += share;
    return sql`when ${drawnNumber(from)} % 1000 < ${sql.raw(String(below))} then ${name}::text`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** The listeners must have no totals yet. */
export async function sumUpPlays(tx: Db, listenerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${trackTable} as track set play_count = track.play_count + counted.plays
    from (select track_id, count(*) as plays from ${playTable}
      where ${anyOf(playTable.listenerId, listenerIds)} group by track_id) as counted
    where counted.track_id = track.id`);
  await tx.execute(sql`
    insert into ${listeningTotalTable} (listener_id, seconds, plays)
    select listener_id, sum(${trackTable.duration}), count(*) from ${playTable}
    join ${trackTable} on ${trackTable.id} = track_id
    where ${anyOf(playTable.listenerId, listenerIds)} group by listener_id`);
}

/**
 * By weight, for listeners without totals.
 *
 * @param total plays, with `secondsPerPlay` on average.
 */
export async function addTotals(
  tx: Db,
  weights: readonly { listenerId: string; weight: number }[],
  { total, secondsPerPlay }: { total: number; secondsPerPlay: number },
): Promise<void> {
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  const rows = weights.map(({ listenerId, weight }) => {
    const plays = Math.round((total * weight) / whole);
    return { listenerId, plays, seconds: plays * secondsPerPlay };
  });
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement);
    await tx.insert(listeningTotalTable).values(part).onConflictDoNothing();
  }
}

export async function fillSeededPlays(tx: Db): Promise<void> {
  await tx.execute(sql`
    update ${playTable} as play set listener_number = ${userTable.number},
      earned = ${playRateTable.micros}
    from ${userTable}, ${playRateTable}
    where play.id like 'ply_demo-%' and ${userTable.id} = play.listener_id
      and ${playRateTable.plan} = play.plan and ${playRateTable.country} = play.country`);
}

const skipsOfHundred = 14;

/** Each skip is the track of another play, an hour earlier. */
export async function insertSeededSkips(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into ${skipTable}
      (id, listener_id, listener_number, track_id, skipped_at, seconds, source, playlist_id, country, plan, device)
    select replace(play.id, 'ply_', 'skp_'), listener_id, listener_number, track_id,
      played_at - interval '1 hour', 2 + ${drawnNumber(5)} % 26, source, playlist_id, country, plan, device
    from ${playTable} as play
    where play.id like 'ply_demo-%' and ${drawnNumber(13)} % 100 < ${skipsOfHundred}::int`);
}

export async function findPlaySums(db: Db, listenerIds: readonly string[]): Promise<PlaySum[]> {
  return db
    .select({
      listenerId: sql<string>`${playTable.listenerId}`,
      trackId: playTable.trackId,
      plays: sql<number>`count(*)::int`,
      firstAt: sql<Date>`min(${playTable.playedAt})`.mapWith(playTable.playedAt),
    })
    .from(playTable)
    .where(anyOf(playTable.listenerId, listenerIds))
    .groupBy(playTable.listenerId, playTable.trackId)
    .orderBy(playTable.listenerId, playTable.trackId);
}
