import { type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import { artistTable } from './artist.table.ts';

/** As a condition: an artist of imported music, which nobody is paid for. */
export const isOfHouse = (artistId: SQLWrapper): SQL<boolean> => sql`exists (
  select from ${artistTable} as housed where housed.id = ${artistId} and housed.is_of_house)`;
