import type { NameIndex } from '../search-index/index.ts';
import { albumTable } from './album.table.ts';

export const albumNames: NameIndex = {
  table: albumTable,
  id: albumTable.id,
  key: albumTable.searchKey,
  text: albumTable.searchText,
  popularity: albumTable.releaseDate,
};
