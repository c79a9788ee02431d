import { sql } from '#drizzle/orm.ts';
import type { NameIndex } from '../../catalogue/search-index/index.ts';
import { isOfNotSuspended } from '../../people/user/index.ts';
import { playlistTable } from './playlist.table.ts';

/** Of public playlists. */
export const playlistNames: NameIndex = {
  table: playlistTable,
  id: playlistTable.id,
  key: playlistTable.searchKey,
  text: playlistTable.searchKey,
  popularity: playlistTable.followerCount,
  where: sql`${playlistTable.isPublic} and ${isOfNotSuspended(playlistTable.ownerId)}`,
};
