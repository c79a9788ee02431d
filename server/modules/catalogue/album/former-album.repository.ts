import { and, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from './album.table.ts';
import { formerAlbumTable } from './former-album.table.ts';
import { type ImportedAlbum, saveImportedAlbum } from './imported-album.repository.ts';
import { likedAlbumTable } from './liked-album.table.ts';

const liked = likedAlbumTable;

/** Albums that a way of former ones may pass; only a mistake makes a longer one. */
const stepsMost = 100;

/** The album that the songs of a former one went to, also by way of others; null for no former one. */
export async function findStandingAlbum(db: Db, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive way (id, step) as (
      select into_id, 1 from ${formerAlbumTable} where ${formerAlbumTable.id} = ${id}
      union all select former.into_id, step + 1
        from way join ${formerAlbumTable} as former on former.id = way.id where step < ${stepsMost})
    select id from way order by step desc limit 1`);
  return rows[0]?.id ?? null;
}

/** Deletes an album without songs: likes and its address go over to another one. */
export async function replaceAlbum(
  tx: Db,
  { id, intoId, now }: { id: string; intoId: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  // Who likes both likes the other one as before.
  await tx.execute(sql`
    update ${liked} as liked set album_id = ${intoId},
      came_from = array_append(coalesce(came_from, '{}'), ${id}),
      until = case when until is null and exists (
        select from ${liked} as other where other.user_id = liked.user_id
          and other.album_id = ${intoId} and other.until is null)
        then greatest(since, ${at}::timestamptz) else until end
    where liked.album_id = ${id}`);
  await tx
    .insert(formerAlbumTable)
    .values({ id, intoId })
    .onConflictDoUpdate({ target: formerAlbumTable.id, set: { intoId } });
  await tx.delete(albumTable).where(eq(albumTable.id, id));
}

/** What `replaceAlbum` did at `replacedAt` is undone; likes that ended since remain so. */
export async function restoreAlbum(
  tx: Db,
  album: ImportedAlbum,
  { intoId, replacedAt }: { intoId: string; replacedAt: Date },
): Promise<void> {
  await saveImportedAlbum(tx, album);
  const { id } = album;
  const at = replacedAt.toISOString();
  await tx.execute(sql`
    update ${liked} as liked set album_id = ${id},
      came_from = trim_array(came_from, 1),
      until = case when until = greatest(since, ${at}::timestamptz) and exists (
        select from ${liked} as other where other.user_id = liked.user_id
          and other.album_id = ${intoId} and other.until is null)
        then null else until end
    where liked.album_id = ${intoId} and came_from[cardinality(came_from)] = ${id}`);
  const { id: former, intoId: into } = formerAlbumTable;
  await tx.delete(formerAlbumTable).where(and(eq(former, id), eq(into, intoId)));
}
