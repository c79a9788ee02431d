import type { PgTable } from '#drizzle/pg-core.ts';
import { playlistLimits } from '#contract/limits.ts';
import type { Db } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { withLabels } from '../modules/catalogue/album/album.repository.ts';
import { albumTable } from '../modules/catalogue/album/album.table.ts';
import { artistTable } from '../modules/catalogue/artist/artist.table.ts';
import { updateStatistics } from '../demo/seeds/demo.repository.ts';
import { indexArtists } from '../modules/catalogue/search-index/index-artists.repository.ts';
import { trackTable } from '../modules/catalogue/track/track.table.ts';
import { addPlaylist } from './add-playlist.ts';
import { makeBigCatalogue } from './big-catalogue.ts';

const rowsPerStatement = 1000;

type BigPlaylist = {
  ownerId: string;
  now: Date;
  /** Number of distinct tracks, from `trk_big-0`; by default the most that a playlist may hold. */
  tracks?: number;
  name?: string;
};

/**
 * Adds a public playlist of invented tracks for long-list tests and benches; calls share the
 * tracks. Takes about two seconds for 10,000.
 *
 * @returns the playlist's id.
 */
export async function addBigPlaylist(
  db: Db,
  { ownerId, now, tracks: size = playlistLimits.tracks, name = 'Toda una vida' }: BigPlaylist,
): Promise<string> {
  const { artists, albums, tracks } = makeBigCatalogue(size);
  await db.transaction(async (tx) => {
    await insertNew(tx, artistTable, artists);
    await insertNew(tx, albumTable, await withLabels(tx, albums));
    await insertNew(tx, trackTable, tracks);
    await indexArtists(
      tx,
      artists.map((artist) => artist.id),
    );
  });
  const id = newId(now.getTime());
  const playlist = { id, ownerId, name, createdAt: now };
  await db.transaction((tx) =>
    addPlaylist(
      tx,
      playlist,
      tracks.map((track) => track.id),
    ),
  );
  await updateStatistics(db);
  return id;
}

async function insertNew<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows.slice(start, start + rowsPerStatement);
    await db.insert(table).values(part).onConflictDoNothing();
  }
}
