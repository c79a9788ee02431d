import { sql } from '#drizzle/orm.ts';
import type { NameIndex } from '../search-index/index.ts';
import { trackTable } from './track.table.ts';

export const trackNames: NameIndex = {
  table: trackTable,
  id: trackTable.id,
  key: trackTable.searchKey,
  text: trackTable.searchText,
  popularity: trackTable.playCount,
};

export const popularTrackNames: NameIndex = {
  ...trackNames,
  where: sql`${trackTable.isPopular}`,
};
