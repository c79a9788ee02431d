import type { Participation } from '#contract/fan.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import { forgetParticipation, notifyJoined } from './participation-notification.repository.ts';
import { type CampaignRow, campaigns, findConcertOf } from './campaign.repository.ts';
import { isInsider } from './find-insider.ts';
import { findTier } from './find-tier.ts';
import { changeCount, deleteParticipant, insertParticipant } from './participant.repository.ts';
import { getPresaleCode } from './presale-code.ts';
import { notifyFull } from './notify-owners.ts';

const words = sentences.fans;

type Taking = { campaignId: string; viewer: Pick<Viewer, 'id' | 'role' | 'rights'>; now: Date };

/**
 * May be repeated.
 *
 * @throws {Problem} `not-found` with the reason for a campaign that is closed to this user;
 * `forbidden` for the people of the service and of the artist; `duplicate` where it is full.
 */
export const takePart = async (
  tx: Db,
  { campaignId, viewer, now, isShared }: Taking & { isShared: boolean },
): Promise<Participation> => {
  const today = toDay(now);
  const campaign = await campaigns.hold(tx, campaignId);
  if (campaign === null) throw problem('not-found');
  refuseClosed(campaign, today);
  await refuseIneligible(tx, campaign, { viewer, today });
  const taking = { campaign: campaignId, listener: viewer.id };
  const code = getPresaleCode(campaign, await findConcertOf(tx, campaign), { now, today });
  const presaleCode = code === null ? {} : { presaleCode: code };
  if (!(await insertParticipant(tx, { ...taking, now, isShared }))) {
    return { isIn: true, participantCount: campaign.participantCount, ...presaleCode };
  }
  const participantCount = await changeCount(tx, campaignId, 1);
  if (participantCount === null) throw problem('duplicate', { error: words.isFull });
  if (participantCount === campaign.maxParticipants) await notifyFull(tx, campaign, now);
  await notifyJoined(tx, campaign, { listenerId: viewer.id, now });
  return { isIn: true, participantCount, ...presaleCode };
};

/** @throws {Problem} `not-found` with the reason; without one for a draft. */
function refuseClosed(
  { status, isSuspended, startDate, endDate }: CampaignRow,
  today: string,
): void {
  if (status === 'draft') throw problem('not-found');
  if (status === 'cancelled') throw problem('not-found', { error: words.isCalledOff });
  if (endDate < today) throw problem('not-found', { error: words.isEnded });
  if (startDate > today) throw problem('not-found', { error: words.notBegun });
  if (isSuspended) throw problem('not-found', { error: words.isResting });
}

async function refuseIneligible(
  tx: Db,
  { artistId, eligibleTiers }: CampaignRow,
  { viewer, today }: Pick<Taking, 'viewer'> & { today: string },
): Promise<void> {
  if (await isInsider(tx, viewer, { artistId, day: today })) {
    throw problem('forbidden', { error: words.isInsider });
  }
  const tier = await findTier(tx, { artistId, listenerId: viewer.id });
  if (tier === null) throw problem('not-found', { error: words.isNoFan });
  if (eligibleTiers.length > 0 && !eligibleTiers.includes(tier)) {
    throw problem('not-found', { error: words.otherTier });
  }
}

/**
 * May be repeated, even after the end; the artist no longer sees the user.
 *
 * @throws {Problem} `not-found` for an unknown campaign.
 */
export const leave = async (tx: Db, { campaignId, viewer }: Taking): Promise<Participation> => {
  const campaign = await campaigns.hold(tx, campaignId);
  if (campaign === null || campaign.status === 'draft') throw problem('not-found');
  const taking = { campaign: campaignId, listener: viewer.id };
  if (!(await deleteParticipant(tx, taking))) {
    return { isIn: false, participantCount: campaign.participantCount };
  }
  await forgetParticipation(tx, taking);
  const participantCount = (await changeCount(tx, campaignId, -1)) ?? campaign.participantCount;
  return { isIn: false, participantCount };
};
