import type { NameIndex } from '../search-index/index.ts';
import { artistTable } from './artist.table.ts';

export const artistNames: NameIndex = {
  table: artistTable,
  id: artistTable.id,
  key: artistTable.searchKey,
  text: artistTable.searchText,
  popularity: artistTable.followers,
};
