import { and, eq, isNull, sql } from '#drizzle/orm.ts';
import type { ListenerFigures } from '#contract/profile.ts';
import type { Db } from '../../platform/database/db.ts';
import { followTable } from '../user/follow.table.ts';
import { listeningTotalTable } from '../play/listening-total.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { likedTrackTable } from '../track/liked-track.table.ts';
import { userTable } from '../user/user.table.ts';

export async function findFigures(db: Db, listenerId: string): Promise<ListenerFigures> {
  const [figures] = await db
    .select({
      secondsListened: sql<number>`coalesce((select seconds from ${listeningTotalTable}
        where listener_id = ${listenerId}), 0)`.mapWith(Number),
      likedSongs: db.$count(likedTrackTable, eq(likedTrackTable.listenerId, userTable.id)),
      followers: db.$count(followTable, eq(followTable.followedId, userTable.id)),
      playlists: db.$count(
        playlistTable,
        and(eq(playlistTable.ownerId, userTable.id), isNull(playlistTable.deletedAt)),
      ),
    })
    .from(userTable)
    .where(eq(userTable.id, listenerId));
  return figures ?? { secondsListened: 0, likedSongs: 0, followers: 0, playlists: 0 };
}
