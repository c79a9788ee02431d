import { fanLimits } from '#contract/fan-choices.ts';
import type { CampaignOffer } from '#contract/fan.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { findShown } from './campaign.repository.ts';
import { describeOffer } from './describe-campaign.ts';
import { isInsider } from './find-insider.ts';
import { findTier } from './find-tier.ts';

const dayLength = 24 * 3_600_000;

type OfferQuery = { artistId: string; viewer: Pick<Viewer, 'id' | 'role' | 'rights'>; now: Date };

/** Includes those that the viewer takes part in, even after their end. */
export async function findOffers(
  db: Db,
  { artistId, viewer, now }: OfferQuery,
): Promise<CampaignOffer[]> {
  const today = toDay(now);
  const [tier, isInside] = await Promise.all([
    findTier(db, { artistId, listenerId: viewer.id }),
    isInsider(db, viewer, { artistId, day: today }),
  ]);
  const rows = await findShown(db, {
    artist: artistId,
    listenerId: viewer.id,
    tier: isInside ? null : tier,
    today,
    since: toDay(new Date(now.getTime() - fanLimits.endedDays * dayLength)),
  });
  return rows.map((row) => describeOffer(row, { now, today }));
}
