import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { showApproved } from '../canvas/index.ts';
import { toDay } from '../../../platform/days.ts';
import { notifyDecision } from '../../accounts/decision-notification/index.ts';
import { placeAccepted } from '../pitch/index.ts';
import { contractHolds } from '../../catalogue/label/index.ts';
import { aboutRelease } from './about-release.ts';
import { insertIntoCatalogue } from './insert-into-catalogue.repository.ts';
import { holdRelease, updateRelease } from './release.repository.ts';

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
    const today = toDay(now);
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
      await notifyDecision(tx, decision, { actorId: null, now });
      return;
    }
    const trackIds = await insertIntoCatalogue(tx, { ...release, artistId }, now);
    await showApproved(tx, { trackIds, now });
    for (const placed of await placeAccepted(tx, artistId, now)) {
      await notifyDecision(tx, placed, { actorId: null, now });
    }
    await updateRelease(tx, release, { state: 'live', changedAt: now });
  });
}
