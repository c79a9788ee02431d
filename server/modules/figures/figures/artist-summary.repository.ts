import { and, gt, lte, sql } from '#drizzle/orm.ts';
import { permissions } from '#contract/permission.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { upsertAll } from '../../../platform/database/upsert-all.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { type PartColumns, readParts } from './artist-day.repository.ts';
import { artistDayTable } from './artist-day.table.ts';
import { daysOf, type PlaylistFigures, summedDays, type SummedDay } from './artist-summary.ts';
import { daysBefore } from '../../../platform/days.ts';
import { artistSummaryTable } from './artist-summary.table.ts';
import { artistToSumTable } from '../../listening/figure-event/artist-to-sum.table.ts';
import type { Choice } from '../../listening/figure-event/index.ts';
import { importedDayTable } from './imported.table.ts';
import { takeArtists } from './take-artists.repository.ts';
import { isTurnOf } from './uncounted-artist.repository.ts';

const weekLength = 7 * 86_400_000;

export async function askForOldSums(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    insert into ${artistToSumTable} (artist_id)
    select artist_id from ${artistSummaryTable} where ends_on < ${today}::date
    on conflict do nothing`);
}

/** An imported day weighs as much as a play. */
export function takeArtistsToSum(
  tx: Db,
  today: string,
  choice: Choice = { besides: [] },
): Promise<string[]> {
  const isSummed = sql`artist_id = waiting.artist_id
    and day > ${daysBefore(today, summedDays)}::date and day <= ${today}::date`;
  const events = sql`
    select (select coalesce(sum(streams + skips), 0) from ${artistDayTable} where ${isSummed})
      + (select count(*) from ${importedDayTable} where ${isSummed}) as events`;
  return takeArtists(tx, artistToSumTable, { events, isTurn: isTurnOf('sum-up', choice) });
}

export async function findSummedDays(
  db: Db,
  artistIds: readonly string[],
  today: string,
): Promise<Map<string, SummedDay[]>> {
  const hasDays = gt(artistDayTable.day, daysBefore(today, daysOf['1year']));
  // One text, built only where needed.
  const parts = sql<SummedDay['parts']>`case when ${hasDays} then json_build_object(
    'countries', countries, 'sources', sources, 'plans', plans, 'playlists', playlists,
    'devices', devices, 'hours', hours, 'trackIds', track_ids, 'trackStreams', track_streams,
    'trackEarned', track_earned, 'trackSkips', track_skips) end`.mapWith((columns: PartColumns) =>
    readParts(columns),
  );
  const days = await db
    .select({
      artistId: artistDayTable.artistId,
      day: artistDayTable.day,
      streams: artistDayTable.streams,
      skips: artistDayTable.skips,
      seconds: artistDayTable.seconds,
      earned: artistDayTable.earned,
      parts,
    })
    .from(artistDayTable)
    .where(
      and(
        anyOf(artistDayTable.artistId, artistIds),
        gt(artistDayTable.day, daysBefore(today, summedDays)),
        lte(artistDayTable.day, today),
      ),
    );
  return Map.groupBy(days, ({ artistId }) => artistId);
}

export async function findPlaylistFigures(
  db: Db,
  artistIds: readonly string[],
  now: Date,
): Promise<Map<string, PlaylistFigures>> {
  const since = new Date(now.getTime() - weekLength).toISOString();
  const { rows } = await db.execute<{ artistId: string } & PlaylistFigures>(sql`
    select artist_id as "artistId",
      count(*) filter (where is_editorial)::int as "editorial",
      count(*) filter (where not is_editorial)::int as "user",
      count(*) filter (where since > ${since}::timestamptz)::int as "addedThisWeek"
    from (
      select ${trackTable.artistId}, min(added_at) as since,
        role = any(${sql.param(permissions['editorial.manage'])}::text[]) as is_editorial
      from ${trackTable}
      join ${playlistTrackTable} on ${playlistTrackTable.trackId} = ${trackTable.id}
      join ${playlistTable} on ${playlistTable.id} = ${playlistTrackTable.playlistId}
      join ${userTable} on ${userTable.id} = ${playlistTable.ownerId}
      where ${anyOf(trackTable.artistId, artistIds)} and ${playlistTable.isPublic}
      group by ${trackTable.artistId}, ${playlistTable.id}, role
    ) as playlist
    group by artist_id`);
  return new Map(rows.map(({ artistId, ...figures }) => [artistId, figures]));
}

export async function writeSummaries(
  tx: Db,
  summaries: readonly (typeof artistSummaryTable.$inferSelect)[],
): Promise<void> {
  await upsertAll(tx, artistSummaryTable, summaries);
}
