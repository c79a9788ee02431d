import { and, desc, eq, isNull, not, sql } from '#drizzle/orm.ts';
import type { SoundSubject } from '../../../media/media-source.ts';
import { soundUse } from '../../../media/media-uses.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fileOfTrack } from '../music-file/index.ts';
import { listedTrack } from '../track/index.ts';

/** A query of one table omits its name, and the columns' own queries have other ids. */
const listedId = sql`listed_track.id`;

/** What is played most comes first. */
export const findWaitingSounds = (
  db: Db,
  without: readonly string[],
  limit: number,
): Promise<SoundSubject[]> =>
  db
    .select({
      id: listedTrack.id,
      genre: listedTrack.genre,
      duration: listedTrack.duration,
      asset: assetUsedBy(sql`${soundUse('')} || ${listedId}`),
      file: fileOfTrack(listedId),
    })
    .from(listedTrack)
    .where(
      and(
        isNull(listedTrack.analysedAt),
        eq(listedTrack.isGone, false),
        isNull(listedTrack.sameAsId),
        not(anyOf(listedTrack.id, without)),
      ),
    )
    .orderBy(desc(listedTrack.playCount), listedTrack.id)
    .limit(limit);
