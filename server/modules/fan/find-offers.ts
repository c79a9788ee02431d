import type { CampaignOffer } from '#contract/fan.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../figures/day-figures.ts';
import { findOpen } from './campaign.repository.ts';
import { describeOffer } from './describe-campaign.ts';
import { findTier } from './find-tier.ts';

type Asked = { artistId: string; listenerId: string; now: Date };

/** The campaigns of an artist that a listener may take part in, or does; none for who is no fan. */
export async function findOffers(
  db: Db,
  { artistId, listenerId, now }: Asked,
): Promise<CampaignOffer[]> {
  const tier = await findTier(db, { artistId, listenerId });
  if (tier === null) return [];
  const rows = await findOpen(db, { artist: artistId, listenerId, tier, today: dayOf(now) });
  return rows.map(({ campaign, isIn }) => describeOffer(campaign, isIn));
}
