import { defineItem, type ShownOf } from '@/entities/outbox';
import { campaignTypes, fanLimits } from '@/shared/contract/fan-choices.ts';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { dayFromToday } from '@/shared/lib/form';
import type { CampaignForm, CampaignSent, NewCampaign } from './campaign-rules';
import { shownStatus, shownStatuses } from './shown-status';

/** Default length in days. */
const usualDays = 30;

/** Fans First campaigns; creating one sends no request of its own. See docs/product/fans.md. */
export const campaignItem = defineItem<
  NewCampaign,
  FanCampaign,
  CampaignForm,
  CampaignSent,
  (typeof shownStatuses)[number]
>({
  act: 'create-campaign',
  address: 'promotion/fans/campaigns',
  load: () => import('./campaign-rules'),
  empty: () => ({
    title: '',
    description: '',
    type: campaignTypes[0],
    startDate: dayFromToday(0),
    endDate: dayFromToday(usualDays),
    eligibleTiers: [],
    maxParticipants: String(fanLimits.participants),
    rewards: [],
    concertId: '',
  }),
  toThing: (item) => ({ ...item, participantCount: 0, status: 'draft' }),
  getName: ({ title }) => title,
  getSearched: ({ title, description }) => [title, description],
  states: { order: shownStatuses, of: ({ thing }) => shownStatus(thing) },
});

/** A campaign of the server, or of this device with its delivery. */
export type ShownCampaign = ShownOf<typeof campaignItem>;
