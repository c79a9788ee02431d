import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { indexArtists } from './index-artists.repository.ts';

const batch = 100;

/**
 * Indexes a part of the artists that an older version indexed.
 *
 * @returns whether there were any.
 */
export async function indexOlder(tx: Db): Promise<boolean> {
  const found = await tx
    .select({ id: artistTable.id })
    .from(artistTable)
    .where(sql`right(${artistTable.searchText}, 1) <> ' '`)
    .limit(batch);
  await indexArtists(
    tx,
    found.map(({ id }) => id),
  );
  return found.length > 0;
}
