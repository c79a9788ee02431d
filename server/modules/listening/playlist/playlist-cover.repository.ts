import { sql } from '#drizzle/orm.ts';
import { isForeignAddress } from '#rules/web-address.ts';
import { imagePath } from '../../../media/image-path.ts';
import { editorialPlaylistTable } from './editorial-playlist.table.ts';
import { playlistTable } from './playlist.table.ts';

/** External cover of an editorial playlist, as a column; else null. */
export const foreignCover = sql<string | null>`(select ${editorialPlaylistTable.coverAddress}
  from ${editorialPlaylistTable} where ${editorialPlaylistTable.playlistId} = ${playlistTable.id})`;

/** External covers must be https. */
export const playlistCover = (id: string, foreign: string | null): string =>
  foreign !== null && isForeignAddress(foreign) ? foreign : imagePath('playlist', id);
