import { seenText } from '@/shared/contract/seen-text.ts';
import { campaignTypes, fanLimits, type FanTier, fanTiers } from '@/shared/contract/fan-choices.ts';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { dayFromToday } from '@/shared/lib/form';
import { readNumber } from '@/shared/lib/format';

/** What is filled in of a campaign, as it was typed. */
export type CampaignForm = {
  title: string;
  description: string;
  type: FanCampaign['type'];
  startDate: string;
  endDate: string;
  eligibleTiers: FanTier[];
  maxParticipants: string;
  rewards: string[];
  /** Whose presale code those who take part get; empty for none, and in drafts of before. */
  concertId?: string;
};

/** Days that a campaign lasts where nothing else is said. */
const usualDays = 30;

export const emptyCampaign = (): CampaignForm => ({
  title: '',
  description: '',
  type: campaignTypes[0],
  startDate: dayFromToday(0),
  endDate: dayFromToday(usualDays),
  eligibleTiers: [],
  maxParticipants: String(fanLimits.participants),
  rewards: [],
  concertId: '',
});

/** What is wrong in which field, as keys of this page's words. */
export type CampaignFaults = {
  title?: 'title';
  description?: 'description';
  startDate?: 'day';
  endDate?: 'day' | 'order' | 'over';
  maxParticipants?: 'count';
};

/** What is wrong with a form. See docs/product/fans.md. */
export function campaignFaults(form: CampaignForm): CampaignFaults {
  const { startDate, endDate } = form;
  const faults: CampaignFaults = {};
  if (seenText(form.title) === '') faults.title = 'title';
  if (seenText(form.description) === '') faults.description = 'description';
  if (startDate === '') faults.startDate = 'day';
  if (endDate === '') faults.endDate = 'day';
  else if (endDate < startDate) faults.endDate = 'order';
  else if (endDate < dayFromToday(0)) faults.endDate = 'over';
  const count = readNumber(form.maxParticipants) ?? 0;
  if (count < 1 || count > fanLimits.participantsMax) faults.maxParticipants = 'count';
  return faults;
}

/** Whether something kept on the device is a form. */
export function isCampaignForm(candidate: unknown): candidate is CampaignForm {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const {
    type,
    eligibleTiers,
    rewards,
    concertId = '',
    ...texts
  } = candidate as Record<string, unknown>;
  return (
    ['title', 'description', 'startDate', 'endDate', 'maxParticipants'].every(
      (name) => typeof texts[name] === 'string',
    ) &&
    campaignTypes.some((known) => known === type) &&
    areTiers(eligibleTiers) &&
    typeof concertId === 'string' &&
    Array.isArray(rewards) &&
    rewards.every((reward) => typeof reward === 'string')
  );
}

/** Whether something is a list of tiers. */
export const areTiers = (candidate: unknown): candidate is FanTier[] =>
  Array.isArray(candidate) && candidate.every((tier) => fanTiers.some((known) => known === tier));
