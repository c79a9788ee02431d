import { eq } from '#drizzle/orm.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { showApproved } from '../canvas/show-canvas.ts';
import { dayOf } from '../../platform/days.ts';
import { tellDecision } from '../decision-notice/decision-notice.repository.ts';
import { placeAccepted } from '../pitch/place-accepted.ts';
import { indexArtists } from '../search-index/index-artists.ts';
import { trackTable } from '../track/track.table.ts';
import { aboutRelease } from './about-release.ts';
import { contractHolds } from './contract-holds.ts';
import { findTracks, holdRelease, type ReleaseRow, updateRelease } from './release.repository.ts';

export const publishJob = 'release.publish';

type Publishing = { db: Db; clock: () => Date; assets: Assets };

/**
 * Does nothing if it was withdrawn or is published, and rejects it if the label lost the artist.
 */
export function publishRelease(
  { db, clock }: Publishing,
  { releaseId }: { releaseId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const release = await holdRelease(tx, releaseId);
    const now = clock();
    const today = dayOf(now);
    if (release?.state !== 'approved' || (release.releaseDate ?? today) > today) return;
    const { labelId, artistId } = release;
    if (artistId === null || !(await contractHolds(tx, { labelId, artistId }, [today]))) {
      const lost = {
        decidedAt: now,
        decidedBy: null,
        decidedById: null,
        reason: 'contract',
        changedAt: now,
      } as const;
      await updateRelease(tx, release, { state: 'rejected', ...lost });
      const { reason } = lost;
      const decision = { ...aboutRelease(release), outcome: 'rejected', reason } as const;
      await tellDecision(tx, decision, { actorId: null, now });
      return;
    }
    const trackIds = await insertIntoCatalogue(tx, { ...release, artistId }, today);
    await showApproved(tx, { trackIds, now });
    for (const placed of await placeAccepted(tx, artistId, now)) {
      await tellDecision(tx, placed, { actorId: null, now });
    }
    await updateRelease(tx, release, { state: 'live', changedAt: now });
  });
}

async function insertIntoCatalogue(
  tx: Db,
  { id, labelId, title, artistId }: ReleaseRow & { artistId: string },
  today: string,
) {
  const [artist] = await tx
    .select({ genre: artistTable.genre })
    .from(artistTable)
    .where(eq(artistTable.id, artistId));
  if (!artist) throw new Error('The artist of a release is gone.');
  // Figures start on the actual day.
  const album = { id, title, artistId, labelId, releaseDate: today, genre: artist.genre };
  await insertAll(tx, albumTable, [album]);
  const tracks = await findTracks(tx, [id]);
  await insertAll(
    tx,
    trackTable,
    tracks.map(({ track, sound }) => ({
      id: track.id,
      title: track.title,
      artistId,
      albumId: id,
      position: track.position,
      duration: Math.max(1, Math.round(sound.seconds)),
      credits: track.credits,
      isInterlude: track.isInterlude,
    })),
  );
  await indexArtists(tx, [artistId]);
  return tracks.map(({ track }) => track.id);
}
