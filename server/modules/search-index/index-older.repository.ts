import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { artistTable } from '../artist/artist.table.ts';
import { indexArtists } from './index-artists.repository.ts';

const batch = 100;

/** For artists that an older version indexed; may be repeated. */
export async function indexOlder(db: Db): Promise<void> {
  for (;;) {
    const found = await db
      .select({ id: artistTable.id })
      .from(artistTable)
      .where(sql`right(${artistTable.searchText}, 1) <> ' '`)
      .limit(batch);
    if (found.length === 0) return;
    await inTransaction(db, (tx) =>
      indexArtists(
        tx,
        found.map(({ id }) => id),
      ),
    );
  }
}
