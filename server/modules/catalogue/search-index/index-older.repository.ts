import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { otherNames } from '../../../../src/shared/lib/text-filter/search-words.ts';
import { artistTable } from '../artist/artist.table.ts';
import { hasNoMusic, indexArtists } from './index-artists.repository.ts';

const batch = 100;

const { genre, searchText } = artistTable;

const isOlder = sql.join(
  [
    sql`right(${searchText}, 1) <> ' '`,
    ...Object.entries(otherNames).map(
      ([name, other]) => sql`(${genre} = ${name} and ${searchText} not like ${`% ${other} %`})`,
    ),
  ],
  sql` or `,
);

/**
 * Indexes a part of the artists that an older version indexed.
 *
 * @returns whether there were any.
 */
export async function indexOlder(tx: Db): Promise<boolean> {
  const found = await tx
    .select({ id: artistTable.id })
    .from(artistTable)
    .where(sql`(${isOlder}) and not (${hasNoMusic})`)
    .limit(batch);
  await indexArtists(
    tx,
    found.map(({ id }) => id),
  );
  return found.length > 0;
}
