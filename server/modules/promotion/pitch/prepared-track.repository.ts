import { and, asc, desc, eq, ne } from '#drizzle/orm.ts';
import type { PreparedChoice } from '#contract/pitch.ts';
import type { Db } from '../../../platform/database/db.ts';
import { releaseTable, releaseTrackTable } from '../release/release.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';

const offeredMost = 200;

const select = (db: Db) =>
  db
    .select({
      id: releaseTrackTable.id,
      title: releaseTrackTable.title,
      artist: artistName(releaseTable.artistId),
      releaseDate: releaseTable.releaseDate,
    })
    .from(releaseTrackTable)
    .innerJoin(releaseTable, eq(releaseTable.id, releaseTrackTable.releaseId));

const isPrepared = (artistId: string) =>
  and(eq(releaseTable.artistId, artistId), ne(releaseTable.state, 'live'));

export const findPreparedTracks = (db: Db, artistId: string): Promise<PreparedChoice[]> =>
  select(db)
    .where(and(isPrepared(artistId), ne(releaseTrackTable.title, '')))
    .orderBy(desc(releaseTable.changedAt), asc(releaseTrackTable.position))
    .limit(offeredMost);

export async function findPrepared(
  db: Db,
  artistId: string,
  trackId: string,
): Promise<PreparedChoice | null> {
  const [row] = await select(db).where(
    and(isPrepared(artistId), eq(releaseTrackTable.id, trackId)),
  );
  return row ?? null;
}
