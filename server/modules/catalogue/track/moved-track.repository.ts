import { asc, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { followFront } from './same-track.repository.ts';
import { trackTable } from './track.table.ts';

/** Positions of an imported album's disc. */
const discSize = 10_000;

export const toPosition = (disc: number | null, number: number | null): number =>
  ((disc ?? 1) - 1) * discSize + (number ?? discSize - 1);

/** Null where the tags give none. */
export const numberAt = (position: number): number | null => {
  const number = position % discSize;
  return number === discSize - 1 ? null : number;
};

/** In the order of their albums. */
export const findAlbumSongs = (db: Db, albumIds: readonly string[]) => {
  const { id, title, albumId, disc, position, artistId, sameAsId } = trackTable;
  return db
    .select({ id, title, albumId, disc, position, artistId, sameAsId })
    .from(trackTable)
    .where(anyOf(albumId, albumIds))
    .orderBy(asc(position), asc(id));
};

/** As a column: the ids in one text, in their order. */
export const trackIdsOf = (albumId: SQL): SQL =>
  sql`(select string_agg(song.id, ' ' order by song.id) from ${trackTable} as song
    where song.album_id = ${albumId})`;

/** The albums that tracks are in now. */
export async function findAlbumsOfTracks(
  db: Db,
  trackIds: readonly string[],
): Promise<Map<string, string>> {
  const { id, albumId } = trackTable;
  const rows = await db.select({ id, albumId }).from(trackTable).where(anyOf(id, trackIds));
  return new Map(rows.map((row) => [row.id, row.albumId]));
}

export type MovedTrack = { id: string; albumId: string; disc: number | null };

/** Gives imported tracks another album; numbers stay. */
export async function moveTracks(tx: Db, moved: readonly MovedTrack[]): Promise<void> {
  const texts = (name: 'id' | 'albumId') =>
    sql`${sql.param(moved.map((track) => track[name]))}::text[]`;
  const discs = sql`${sql.param(moved.map(({ disc }) => disc))}::int[]`;
  await tx.execute(sql`
    update ${trackTable} as moved set album_id = wanted.album_id, disc = wanted.disc,
      position = (coalesce(wanted.disc, 1) - 1) * ${discSize}::int + moved.position % ${discSize}::int
    from unnest(${texts('id')}, ${texts('albumId')}, ${discs}) as wanted (id, album_id, disc)
    where moved.id = wanted.id`);
  await followFront(
    tx,
    moved.map(({ id }) => id),
  );
}
