import { eq, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { likedTrackTable } from './liked-track.table.ts';
import { trackTable } from './track.table.ts';

/** As a column: the song that plays for a track, which is mostly itself. */
export const frontOf = (trackId: unknown) => sql<string>`(
  select coalesce(front.same_as_id, front.id) from ${trackTable} as front
  where front.id = ${trackId})`;

/** Songs that others play for are in the albums of these. */
export async function followFront(tx: Db, frontIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${trackTable} as behind set album_id = front.album_id, is_gone = front.is_gone
    from ${trackTable} as front
    where front.id = behind.same_as_id
      and behind.same_as_id = any(${sql.param(frontIds)}::text[])`);
}

type Same = {
  frontId: string;
  /** The song that comes behind it, with those that it played for. */
  trackId: string;
};

/**
 * One song plays for another one, and gets its likes and the number of its plays.
 *
 * @returns all songs that it plays for since.
 */
export async function putBehind(tx: Db, { frontId, trackId }: Same): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${trackTable} set same_as_id = ${frontId}
    where id = ${trackId} or same_as_id = ${trackId} returning id`);
  await tx.execute(sql`
    update ${trackTable} as front set play_count = front.play_count + behind.play_count
    from ${trackTable} as behind where front.id = ${frontId} and behind.id = ${trackId}`);
  // Likes of a listener who likes both stay where they are, and are not listed.
  await tx.execute(sql`
    update ${likedTrackTable} as liked set track_id = ${frontId},
      came_from = array_append(coalesce(came_from, '{}'), ${trackId})
    where liked.track_id = ${trackId} and not exists (
      select from ${likedTrackTable} as other
      where other.listener_id = liked.listener_id and other.track_id = ${frontId})`);
  await followFront(tx, [frontId]);
  return rows.map(({ id }) => id);
}

type Apart = Pick<Same, 'trackId'> & {
  /** Songs that were behind it before. */
  others: readonly string[];
};

/**
 * Undoes `putBehind`; likes that ended since remain so.
 *
 * @returns the song that played for it.
 */
export async function putApart(tx: Db, { trackId, others }: Apart): Promise<string> {
  const { sameAsId, id } = trackTable;
  const [row] = await tx.select({ sameAsId }).from(trackTable).where(eq(id, trackId));
  const frontId = row?.sameAsId;
  if (frontId == null) throw new Error('A song plays for itself.');
  await tx.execute(sql`
    update ${trackTable} as front
    set play_count = greatest(0, front.play_count - behind.play_count)
    from ${trackTable} as behind where front.id = ${frontId} and behind.id = ${trackId}`);
  await tx.execute(sql`update ${trackTable} set same_as_id = null where id = ${trackId}`);
  await tx.execute(sql`
    update ${trackTable} set same_as_id = ${trackId} where ${anyOf(trackTable.id, others)}`);
  await tx.execute(sql`
    update ${likedTrackTable} set track_id = ${trackId}, came_from = trim_array(came_from, 1)
    where track_id = ${frontId} and came_from[cardinality(came_from)] = ${trackId}`);
  return frontId;
}
