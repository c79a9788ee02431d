import type { Participation } from '#contract/fan.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { dayOf } from '../figures/day-figures.ts';
import {
  changeCount,
  deleteParticipant,
  findGoingOn,
  insertParticipant,
} from './campaign.repository.ts';
import { findTier } from './find-tier.ts';

const words = sentences.fans;

type Taking = { campaignId: string; listenerId: string; now: Date };

/**
 * Lets a listener take part in a campaign; who does already goes on to.
 *
 * @throws {Problem} `not-found` for one that does not go on, or not for the listener's tier; `duplicate` where it is full.
 */
export const takePart = (db: Db, taking: Taking): Promise<Participation> =>
  inTransaction(db, async (tx) => {
    const { campaignId, listenerId, now } = taking;
    const today = dayOf(now);
    const campaign = await findGoingOn(tx, campaignId, today);
    if (campaign === null) throw problem('not-found', { error: words.notGoingOn });
    const tier = await findTier(tx, { artistId: campaign.artistId, listenerId });
    const { eligibleTiers } = campaign;
    const isEligible =
      tier !== null && (eligibleTiers.length === 0 || eligibleTiers.includes(tier));
    if (!isEligible) throw problem('not-found', { error: words.notGoingOn });
    if (!(await insertParticipant(tx, taking))) {
      return { isIn: true, participantCount: campaign.participantCount };
    }
    const participantCount = await changeCount(tx, { campaignId, by: 1, today });
    if (participantCount === null) throw problem('duplicate', { error: words.isFull });
    return { isIn: true, participantCount };
  });

/**
 * Lets a listener leave a campaign while it goes on; who does not take part has left.
 *
 * @throws {Problem} `not-found` for one that does not go on.
 */
export const leave = (db: Db, { campaignId, listenerId, now }: Taking): Promise<Participation> =>
  inTransaction(db, async (tx) => {
    const today = dayOf(now);
    const campaign = await findGoingOn(tx, campaignId, today);
    if (campaign === null) throw problem('not-found', { error: words.notGoingOn });
    if (!(await deleteParticipant(tx, { campaignId, listenerId }))) {
      return { isIn: false, participantCount: campaign.participantCount };
    }
    const participantCount = await changeCount(tx, { campaignId, by: -1, today });
    if (participantCount === null) throw problem('not-found', { error: words.notGoingOn });
    return { isIn: false, participantCount };
  });
