import { desc, eq, inArray, sql } from '#drizzle/orm.ts';
import type {
  ArtistAudience,
  ArtistStats,
  ArtistTrack,
  FigureRange,
} from '#contract/artist-figures.ts';
import { permissions } from '#contract/permission.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { imagePath } from '../../../media/image-path.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { likedTrackTable } from '../../catalogue/track/liked-track.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { artistDayTable } from './artist-day.table.ts';
import { type ArtistSummary, type FollowerFigures, type RangeFigures } from './artist-summary.ts';
import { artistSummaryTable } from './artist-summary.table.ts';
import { type EarningParts } from './day-figures.ts';
import { toDay } from '../../../platform/days.ts';
import { emptySummary } from './empty-summary.ts';
import { importedDayTable, importedTrackTable } from './imported.table.ts';
import { trackTotalTable } from './track-total.table.ts';

export type ReadySummary = Omit<ArtistSummary, 'ranges' | 'followers' | 'thisMonth'> & {
  /** Null in older rows, until the next day. */
  thisMonth: ArtistSummary['thisMonth'] | null;
  artist: NonNullable<ArtistAudience['artist']>;
  followers: number;
  followersHere: number;
  followersThen: FollowerFigures;
  endsOn: string;
  summedAt: Date;
  range: RangeFigures;
  last28: RangeFigures;
};

/** Returns an empty summary without figures, and null for an unknown artist. */
export async function findSummary(
  db: Db,
  artistId: string,
  { range, now }: { range: FigureRange; now: Date },
): Promise<ReadySummary | null> {
  const part = <Part>(path: string) =>
    sql<Part | null>`${artistSummaryTable.figures} #> ${`{${path}}`}::text[]`;
  const [row] = await db
    .select({
      name: artistTable.name,
      genre: artistTable.genre,
      verified: artistTable.verified,
      followers: artistTable.followers,
      followersHere: artistTable.followersHere,
      followersThen: part<FollowerFigures>(`followers,${range}`),
      endsOn: artistSummaryTable.endsOn,
      summedAt: artistSummaryTable.summedAt,
      range: part<RangeFigures>(`ranges,${range}`),
      last28: part<RangeFigures>('ranges,28days'),
      months: part<ArtistSummary['months']>('months'),
      thisMonth: part<ArtistSummary['thisMonth']>('thisMonth'),
      playlists: part<ArtistSummary['playlists']>('playlists'),
    })
    .from(artistTable)
    .leftJoin(artistSummaryTable, eq(artistSummaryTable.artistId, artistTable.id))
    .where(eq(artistTable.id, artistId));
  if (row === undefined) return null;
  const { name, genre, verified, followers, followersHere, followersThen } = row;
  return {
    artist: { id: artistId, name, genre, verified, image: imagePath('artist', artistId) },
    followers,
    followersHere,
    // Nobody followed here before follows were counted.
    followersThen: followersThen ?? { value: 0, before: 0 },
    ...(toReadyFigures(row) ?? getEmptyFigures(range, now)),
  };
}

type StoredSummary = Omit<ReadySummary, 'artist' | 'followers' | 'followersHere' | 'followersThen'>;

function toReadyFigures(row: {
  [Key in keyof StoredSummary]: StoredSummary[Key] | null;
}): StoredSummary | null {
  const { endsOn, summedAt, range, last28, months, thisMonth, playlists } = row;
  const isWhole = endsOn && summedAt && range && last28 && months && playlists;
  return isWhole ? { endsOn, summedAt, range, last28, months, thisMonth, playlists } : null;
}

function getEmptyFigures(range: FigureRange, now: Date): StoredSummary {
  const { ranges, followers: _, ...rest } = emptySummary(toDay(now));
  const last28 = ranges['28days'];
  return { endsOn: toDay(now), summedAt: now, range: ranges[range], last28, ...rest };
}

export async function findStreamsByDay(
  db: Db,
  artistId: string,
  { from, until }: { from: string; until: string },
): Promise<ArtistStats['recentStreams']> {
  const { rows } = await db.execute<ArtistStats['recentStreams'][number]>(sql`
    select day::text as date, sum(streams)::float8 as streams from (
      select day, streams from ${artistDayTable} where artist_id = ${artistId}
      union all
      select day, streams from ${importedDayTable} where artist_id = ${artistId}
    ) as counted
    where day between ${from}::date and ${until}::date
    group by day order by day`);
  return rows;
}

/** Streams of a track counted here, by UTC day; days without any are left out. */
export async function findTrackDays(
  db: Db,
  { artistId, trackId, from }: { artistId: string; trackId: string; from: string },
): Promise<{ day: string; streams: number }[]> {
  const { rows } = await db.execute<{ day: string; streams: number }>(sql`
    select day::text as day, track_streams[array_position(track_ids, ${trackId}::text)]::float8 as streams
    from ${artistDayTable}
    where artist_id = ${artistId} and day >= ${from}::date and ${trackId}::text = any(track_ids)`);
  return rows;
}

/** In millionths of a euro; includes external figures. */
export type TrackFiguresRow = Omit<ArtistTrack, 'earnings' | 'countries' | 'coverImage'> & {
  albumId: string;
  earned: number;
  countries: EarningParts | null;
  importedCountries: EarningParts | null;
};

export function findTracksWithTotals(
  db: Db,
  artistId: string,
  limit: number,
): Promise<TrackFiguresRow[]> {
  const ofTrack = sql`${trackTable.id}`;
  return db
    .select({
      id: trackTable.id,
      title: trackTable.title,
      album: albumTable.title,
      albumId: albumTable.id,
      releaseDate: albumTable.releaseDate,
      streams:
        sql<number>`coalesce(${trackTotalTable.streams}, 0) + coalesce(${importedTrackTable.streams}, 0)`.mapWith(
          Number,
        ),
      earned:
        sql<number>`coalesce(${trackTotalTable.earned}, 0) + coalesce(${importedTrackTable.earned}, 0)`.mapWith(
          Number,
        ),
      countries: trackTotalTable.countries,
      importedCountries: importedTrackTable.countries,
      playlists: sql<number>`(
        select count(distinct entry.playlist_id)::int from ${playlistTrackTable} as entry
        join ${playlistTable} as playlist on playlist.id = entry.playlist_id
        where entry.track_id = ${ofTrack} and playlist.is_public)`,
      saves: sql<number>`(
        (select count(*) from ${likedTrackTable} as liked where liked.track_id = ${ofTrack})
        + (select count(*) from ${playlistTrackTable} as entry where entry.track_id = ${ofTrack}))::int`,
    })
    .from(trackTable)
    .innerJoin(albumTable, eq(albumTable.id, trackTable.albumId))
    .leftJoin(trackTotalTable, eq(trackTotalTable.trackId, trackTable.id))
    .leftJoin(importedTrackTable, eq(importedTrackTable.trackId, trackTable.id))
    .where(eq(trackTable.artistId, artistId))
    .orderBy(desc(trackTable.playCount), trackTable.id)
    .limit(limit);
}

export async function findPlaylistNames(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      id: playlistTable.id,
      name: sql<string | null>`case when ${playlistTable.isPublic} then ${playlistTable.name} end`,
      isEditorial: inArray(userTable.role, permissions['editorial.manage']).mapWith(Boolean),
    })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(anyOf(playlistTable.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findTitles(
  db: Db,
  trackIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: trackTable.id, title: trackTable.title })
    .from(trackTable)
    .where(anyOf(trackTable.id, trackIds));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
