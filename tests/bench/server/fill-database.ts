import { sql } from 'drizzle-orm';
import { withLabels } from '../../../server/modules/catalogue/album/album.repository.ts';
import { albumTable } from '../../../server/modules/catalogue/album/album.table.ts';
import { artistTable } from '../../../server/modules/catalogue/artist/artist.table.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { insertAll } from '../../../server/platform/database/insert-all.ts';
import { indexArtists } from '../../../server/modules/catalogue/search-index/index-artists.repository.ts';
import { setPopularMarks } from '../../../server/modules/catalogue/track/popular-marks.repository.ts';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import type { SyntheticCatalogue } from './synthetic-catalogue.ts';

/** Inserts the synthetic catalogue as an import would, and updates PostgreSQL's statistics. */
export async function fillDatabase(db: Db, catalogue: SyntheticCatalogue): Promise<void> {
  await insertAll(db, artistTable, catalogue.artists);
  await insertAll(db, albumTable, await withLabels(db, catalogue.albums));
  await insertAll(db, trackTable, catalogue.tracks);
  await indexArtists(
    db,
    catalogue.artists.map(({ id }) => id),
  );
  await setPopularMarks(db);
  await db.execute(sql`vacuum analyze`);
}
