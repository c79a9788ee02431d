import { and, eq, isNull, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publish } from '../../../platform/events/events.ts';
import { isOfNotSuspended } from '../../people/user/index.ts';
import { isShared } from './playlist-member.repository.ts';
import { playlistMemberTable as member } from './playlist-member.table.ts';
import { playlistChanged } from './playlist.events.ts';
import { playlistTable } from './playlist.table.ts';

/** A person who has a playlist open. */
export type Reading = { playlistId: string; userId: string };

/** Tells its people who have it open, on whichever server they are. */
export async function noteChange(tx: Db, playlistId: string): Promise<void> {
  await tx
    .update(playlistTable)
    .set({ revision: sql`${playlistTable.revision} + 1` })
    .where(eq(playlistTable.id, playlistId));
  await publish(tx, playlistChanged);
}

/** Likewise of all playlists in which the user takes part. */
export async function noteChangesOf(tx: Db, userId: string): Promise<void> {
  await tx
    .update(playlistTable)
    .set({ revision: sql`${playlistTable.revision} + 1` })
    .where(
      sql`${playlistTable.id} in (select ${member.playlistId} from ${member} where ${member.userId} = ${userId})`,
    );
  await publish(tx, playlistChanged);
}

/**
 * Of collaborative playlists, for people who take part in them; neither they nor the owner is
 * suspended. It may find more pairs than were given.
 */
export function findRevisions(db: Db, readings: readonly Reading[]) {
  const playlistIds = [...new Set(readings.map(({ playlistId }) => playlistId))];
  const userIds = [...new Set(readings.map(({ userId }) => userId))];
  return db
    .select({
      playlistId: member.playlistId,
      userId: member.userId,
      revision: playlistTable.revision,
    })
    .from(member)
    .innerJoin(playlistTable, eq(playlistTable.id, member.playlistId))
    .where(
      and(
        anyOf(member.playlistId, playlistIds),
        anyOf(member.userId, userIds),
        isNull(playlistTable.deletedAt),
        isShared,
        isOfNotSuspended(member.userId),
        isOfNotSuspended(playlistTable.ownerId),
      ),
    );
}
