import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/database/db.ts';
import { indexArtists } from '../../../server/modules/search-index/index-artists.repository.ts';
import { setPopularMarks } from '../../../server/modules/search/popular-marks.repository.ts';
import type { SyntheticCatalogue } from './synthetic-catalogue.ts';

const rowsPerStatement = 10_000;

/** Inserts the synthetic catalogue as an import would, and updates PostgreSQL's statistics. */
export async function fillDatabase(db: Db, catalogue: SyntheticCatalogue): Promise<void> {
  await insert(db, 'artist', catalogue.artists);
  await insert(db, 'album', catalogue.albums);
  await insert(db, 'track', catalogue.tracks);
  await indexArtists(
    db,
    catalogue.artists.map(({ id }) => id),
  );
  await setPopularMarks(db);
  await db.execute(sql`vacuum analyze`);
}

async function insert(db: Db, table: 'artist' | 'album' | 'track', rows: readonly object[]) {
  const name = sql.identifier(table);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await db.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${part}::json)`,
    );
  }
}
