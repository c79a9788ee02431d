import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { permissions } from '#contract/permission.ts';
import type { Db } from '../../platform/database/db.ts';
import { playlistTrackTable } from '../playlist/playlist-track.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import { artistDayTable } from './artist-day.table.ts';
import {
  type ArtistSummary,
  daysBefore,
  daysOf,
  type PlaylistFigures,
  summedDays,
  type SummedDay,
} from './artist-summary.ts';
import {
  artistSummaryTable,
  type artistToRecountTable,
  artistToSumTable,
} from './artist-summary.table.ts';
import { dayOf } from './day-figures.ts';

const weekLength = 7 * 86_400_000;

/** Asks for artists to be summed up, once however often it is asked. */
export async function askForSums(tx: Db, artistIds: readonly string[]): Promise<void> {
  if (artistIds.length === 0) return;
  await tx
    .insert(artistToSumTable)
    .values(artistIds.toSorted().map((artistId) => ({ artistId })))
    .onConflictDoNothing();
}

/** Asks for those to be summed up whose ranges end before the day. */
export async function askForOldSums(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    insert into ${artistToSumTable} (artist_id)
    select artist_id from ${artistSummaryTable} where ends_on < ${today}::date
    on conflict do nothing`);
}

/**
 * Takes an artist who waits to be summed up, or counted anew; null where nobody is left. They wait again if the
 * transaction fails.
 */
export async function takeArtist(
  tx: Db,
  waiting: typeof artistToSumTable | typeof artistToRecountTable,
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${waiting} where artist_id = (
      select artist_id from ${waiting} order by artist_id limit 1 for update skip locked
    ) returning artist_id as id`);
  return rows[0]?.id ?? null;
}

/** The days that the sums of an artist are made of. */
export async function findSummedDays(
  db: Db,
  artistId: string,
  today: string,
): Promise<SummedDay[]> {
  const isTakenApart = gt(artistDayTable.day, daysBefore(today, daysOf['1year']));
  return db
    .select({
      day: artistDayTable.day,
      streams: artistDayTable.streams,
      skips: artistDayTable.skips,
      seconds: artistDayTable.seconds,
      earned: artistDayTable.earned,
      parts: sql<SummedDay['parts']>`case when ${isTakenApart} then ${artistDayTable.parts} end`,
    })
    .from(artistDayTable)
    .where(
      and(
        eq(artistDayTable.artistId, artistId),
        gt(artistDayTable.day, daysBefore(today, summedDays)),
        lte(artistDayTable.day, today),
      ),
    );
}

/** Public playlists that have tracks of an artist, by whose they are, and how many took the first in this week. */
export async function findPlaylistFigures(
  db: Db,
  artistId: string,
  now: Date,
): Promise<PlaylistFigures> {
  const since = new Date(now.getTime() - weekLength).toISOString();
  const { rows } = await db.execute<PlaylistFigures>(sql`
    select count(*) filter (where is_editorial)::int as "editorial",
      count(*) filter (where not is_editorial)::int as "user",
      count(*) filter (where since > ${since}::timestamptz)::int as "addedThisWeek"
    from (
      select role = any(${sql.param(permissions['editorial.manage'])}::text[]) as is_editorial, min(added_at) as since
      from ${trackTable}
      join ${playlistTrackTable} on ${playlistTrackTable.trackId} = ${trackTable.id}
      join ${playlistTable} on ${playlistTable.id} = ${playlistTrackTable.playlistId}
      join ${userTable} on ${userTable.id} = ${playlistTable.ownerId}
      where ${trackTable.artistId} = ${artistId} and ${playlistTable.isPublic}
      group by ${playlistTable.id}, role
    ) as playlist`);
  return rows[0] ?? { editorial: 0, user: 0, addedThisWeek: 0 };
}

/** Keeps the sums of an artist, made at a moment. */
export async function writeSummary(
  tx: Db,
  artistId: string,
  { figures, now }: { figures: ArtistSummary; now: Date },
): Promise<void> {
  const row = { endsOn: dayOf(now), summedAt: now, figures };
  await tx
    .insert(artistSummaryTable)
    .values({ artistId, ...row })
    .onConflictDoUpdate({ target: artistSummaryTable.artistId, set: row });
}
