import { type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { followedArtistTable } from '../artist/followed-artist.table.ts';
import { type FigureEvent, groupEvents } from './figure-event.ts';
import { toDay } from '../../platform/days.ts';
import { liesIn, type Span } from './spans-of-plays.repository.ts';
import { playTable } from '../play/play.table.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import { fanTable } from './fan.table.ts';

/** Runs in the transaction that adds the plays to the days. */
export async function addToFans(tx: Db, events: readonly FigureEvent[]): Promise<void> {
  const plays = events.filter(({ kind, listenerNumber }) => {
    return kind === 'play' && listenerNumber !== null;
  });
  if (plays.length === 0) return;
  const byFan = groupEvents(plays, ({ artistId, listenerNumber }) => {
    return `${artistId} ${listenerNumber}`;
  });
  const rows = [...byFan.values()].map((ofFan) => ({
    artist_id: ofFan[0].artistId,
    number: ofFan[0].listenerNumber,
    streams: ofFan.length,
    tracks: countTracks(ofFan),
    last_day: ofFan
      .map(({ at }) => toDay(at))
      .toSorted()
      .at(-1),
  }));
  // One order everywhere avoids deadlocks.
  await insertFans(
    tx,
    sql`select artist_id, ${userTable.id}, streams, tracks, last_day, null::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as counted (artist_id text, number integer, streams integer, tracks jsonb, last_day date)
      join ${userTable} on ${userTable.number} = counted.number order by 1, 2`,
  );
}

function countTracks(plays: readonly FigureEvent[]): Record<string, number> {
  const ofTracks = Map.groupBy(plays, ({ trackId }) => trackId);
  return Object.fromEntries([...ofTracks].map(([trackId, { length }]) => [trackId, length]));
}

/** Counts follows and all plays (`getSpans`), in the transaction of the days. */
export async function recountFans(
  tx: Db,
  artistIds: readonly string[],
  spans: readonly Span[],
): Promise<void> {
  await tx.delete(fanTable).where(anyOf(fanTable.artistId, artistIds));
  await insertFans(
    tx,
    sql`select ${followedArtistTable.artistId}, ${followedArtistTable.userId}, 0, '{}'::jsonb, null::date,
        ${followedArtistTable.since}
      from ${followedArtistTable} where ${anyOf(followedArtistTable.artistId, artistIds)}
        and ${followedArtistTable.until} is null and ${followedArtistTable.userId} is not null order by 1, 2`,
  );
  for (const span of spans) await insertFans(tx, fansBy(artistIds, span));
}

const fansBy = (artistIds: readonly string[], span: Span): SQL => sql`
  select artist_id, listener_id, sum(streams)::int, jsonb_object_agg(track_id, streams), max(last_day),
    null::timestamptz
  from (
    select ${trackTable.artistId}, ${playTable.listenerId}, ${playTable.trackId}, count(*)::int as streams,
      max((${playTable.playedAt} at time zone 'UTC')::date) as last_day
    from ${playTable} join ${trackTable} on ${trackTable.id} = ${playTable.trackId}
    where ${anyOf(trackTable.artistId, artistIds)} and ${liesIn(sql`${playTable.playedAt}`, span)}
      and ${playTable.listenerId} is not null
    group by 1, 2, 3
  ) as part group by 1, 2 order by 1, 2`;

type Following = { artistId: string; listenerId: string; isFollowing: boolean };

/** A listener without streams and follow is no fan. */
export async function noteFollow(
  tx: Db,
  { artistId, listenerId, isFollowing }: Following,
): Promise<void> {
  if (isFollowing) {
    await insertFans(
      tx,
      sql`select artist_id, user_id, 0, '{}'::jsonb, null::date, since from ${followedArtistTable}
        where artist_id = ${artistId} and user_id = ${listenerId} and until is null`,
    );
    return;
  }
  await tx.execute(sql`
    with gone as (
      delete from ${fanTable} where artist_id = ${artistId} and listener_id = ${listenerId} and streams = 0
    )
    update ${fanTable} set followed_at = null
    where artist_id = ${artistId} and listener_id = ${listenerId} and streams > 0`);
}

async function insertFans(tx: Db, fans: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${fanTable} (artist_id, listener_id, streams, tracks, last_day, followed_at) ${fans}
    on conflict (artist_id, listener_id) do update set
      streams = ${fanTable.streams} + excluded.streams,
      tracks = ${fanTable.tracks} || (
        select coalesce(jsonb_object_agg(key, value::int + coalesce((${fanTable.tracks} ->> key)::int, 0)), '{}')
        from jsonb_each_text(excluded.tracks)
      ),
      last_day = greatest(${fanTable.lastDay}, excluded.last_day),
      followed_at = coalesce(excluded.followed_at, ${fanTable.followedAt})`);
}
