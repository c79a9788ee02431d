import { and, desc, or, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { listedTrack, trackColumns } from '../../catalogue/track/index.ts';

/** Bounds the rows where many tracks share a name. */
const most = 2000;

export type TrackName = { title: string; artist: string };

/** Titles that name guests: `Luna (feat. Nerea)`. */
const withGuests = String.raw`(\(|\[|\s)(feat|ft|featuring|con|with)[.\s]`;

/** Tracks of these ids, those with the search keys of both names, and those of the artists with guests. The popular ones first. */
export function findNamedTracks(db: Db, ids: readonly string[], names: readonly TrackName[]) {
  const titles = names.map(({ title }) => title);
  const artists = names.map(({ artist }) => artist);
  const isNamed = sql`(${listedTrack.titleKey}, ${listedTrack.artistKey}) in (
    select * from unnest(${sql.param(titles)}::text[], ${sql.param(artists)}::text[]))`;
  const hasGuests = sql`${listedTrack.title} ~* ${withGuests}`;
  return db
    .select({
      ...trackColumns,
      titleKey: listedTrack.titleKey,
      artistKey: listedTrack.artistKey,
    })
    .from(listedTrack)
    .where(
      or(
        anyOf(listedTrack.id, ids),
        and(
          sql`${listedTrack.artistKey} = any(${sql.param(artists)}::text[])`,
          or(isNamed, hasGuests),
        ),
      ),
    )
    .orderBy(desc(listedTrack.playCount), listedTrack.id)
    .limit(most);
}

export type NamedTrack = Awaited<ReturnType<typeof findNamedTracks>>[number];
