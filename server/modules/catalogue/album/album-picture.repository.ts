import { desc, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pictureAsset } from '../../../media/sent-picture.ts';
import { albumTable } from './album.table.ts';

/** What the picture depends on. */
export const findAlbumPicture = (db: Db, id: string) =>
  db
    .select({ genre: albumTable.genre, asset: pictureAsset('album', id) })
    .from(albumTable)
    .where(eq(albumTable.id, id));

/** Those whose pictures are asked for first. */
export const findForemostAlbums = (db: Db, most: number) =>
  db
    .select({ id: albumTable.id, genre: albumTable.genre })
    .from(albumTable)
    .orderBy(desc(albumTable.releaseDate))
    .limit(most);
