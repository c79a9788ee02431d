import { asc, eq, isNotNull } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pictureAsset } from '../../../media/sent-picture.ts';
import { playlistTable } from './playlist.table.ts';

const { id, name, featuredPosition } = playlistTable;

/** What the picture depends on. */
export const findPlaylistPicture = (db: Db, wanted: string) =>
  db
    .select({ name, asset: pictureAsset('playlist', wanted) })
    .from(playlistTable)
    .where(eq(id, wanted));

/** Those whose pictures are asked for first. */
export const findForemostPlaylists = (db: Db, most: number) =>
  db
    .select({ id, name })
    .from(playlistTable)
    .where(isNotNull(featuredPosition))
    .orderBy(asc(featuredPosition))
    .limit(most);
