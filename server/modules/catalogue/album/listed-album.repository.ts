import { QueryBuilder } from '#drizzle/pg-core.ts';
import { albumTable } from './album.table.ts';

/** Albums, for joins: the planner takes it apart. */
export const listedAlbum = new QueryBuilder()
  .select({
    id: albumTable.id,
    title: albumTable.title,
    artistId: albumTable.artistId,
    labelId: albumTable.labelId,
    searchText: albumTable.searchText,
  })
  .from(albumTable)
  .as('listed_album');
