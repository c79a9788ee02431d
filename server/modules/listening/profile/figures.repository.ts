import { sql } from '#drizzle/orm.ts';
import type { ListenerFigures } from '#contract/profile.ts';
import type { Db } from '../../../platform/database/db.ts';
import { secondsListened } from '../play/index.ts';
import { countPlaylists } from '../playlist/index.ts';
import { countLikes } from '../../catalogue/track/index.ts';
import { countFollowers } from '../../people/user/index.ts';

export async function findFigures(db: Db, listenerId: string): Promise<ListenerFigures> {
  const { rows } = await db.execute<ListenerFigures>(sql`
    select ${secondsListened(listenerId)} as "secondsListened", ${countLikes(listenerId)} as "likedSongs",
      ${countFollowers(listenerId)} as followers, ${countPlaylists(listenerId)} as playlists`);
  return rows[0] ?? { secondsListened: 0, likedSongs: 0, followers: 0, playlists: 0 };
}
