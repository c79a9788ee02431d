import { desc, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pictureAsset } from '../../../media/sent-picture.ts';
import { artistTable } from './artist.table.ts';

/** What the picture depends on. */
export const findArtistPicture = (db: Db, kind: 'artist' | 'banner', id: string) =>
  db
    .select({ name: artistTable.name, genre: artistTable.genre, asset: pictureAsset(kind, id) })
    .from(artistTable)
    .where(eq(artistTable.id, id));

/** Those whose pictures are asked for first. */
export const findForemostArtists = (db: Db, most: number) =>
  db
    .select({ id: artistTable.id, name: artistTable.name, genre: artistTable.genre })
    .from(artistTable)
    .orderBy(desc(artistTable.monthlyListeners))
    .limit(most);
