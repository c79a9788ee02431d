import { and, desc, eq, sql } from '#drizzle/orm.ts';
import type { Release } from '#contract/label-figures.ts';
import type { Db } from '../../../platform/database/db.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { importedTrackTable } from '../../figures/figures/imported.table.ts';
import { trackTotalTable } from '../../figures/figures/track-total.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';

/** `earned` in millionths of a euro. */
export type ReleaseRow = Pick<
  Release,
  'id' | 'title' | 'artistName' | 'releaseDate' | 'streams'
> & {
  tracks: number;
  earned: number;
};

type Wanted = { labelId: string; artistId?: string; limit: number };

export function findReleases(db: Db, { labelId, artistId, limit }: Wanted): Promise<ReleaseRow[]> {
  const both = (figure: 'streams' | 'earned') =>
    sql<number>`(coalesce(sum(${trackTotalTable[figure]}), 0) + coalesce(sum(${importedTrackTable[figure]}), 0))::float8`;
  return db
    .select({
      id: albumTable.id,
      title: albumTable.title,
      artistName: artistName(albumTable.artistId),
      releaseDate: albumTable.releaseDate,
      tracks: sql<number>`count(${trackTable.id})::int`,
      streams: both('streams'),
      earned: both('earned'),
    })
    .from(albumTable)
    .leftJoin(trackTable, eq(trackTable.albumId, albumTable.id))
    .leftJoin(trackTotalTable, eq(trackTotalTable.trackId, trackTable.id))
    .leftJoin(importedTrackTable, eq(importedTrackTable.trackId, trackTable.id))
    .where(
      and(
        eq(albumTable.labelId, labelId),
        artistId === undefined ? undefined : eq(albumTable.artistId, artistId),
      ),
    )
    .groupBy(albumTable.id)
    .orderBy(desc(albumTable.releaseDate), albumTable.id)
    .limit(limit);
}
