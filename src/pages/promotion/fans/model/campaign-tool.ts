import type * as z from 'zod/mini';
import { useFanCampaignsQuery } from '@/entities/fan';
import {
  type OutboxScope,
  defineTool,
  listedFor,
  type Shown,
  useToolItems,
} from '@/entities/outbox';
import { campaignTypes, fanLimits } from '@/shared/contract/fan-choices.ts';
import type { DeliveredCampaign, FanCampaign } from '@/shared/contract/fan.ts';
import { dayFromToday, formSchema } from '@/shared/lib/form';
import type { campaignRules } from './campaign-rules';

/** A campaign on this device. */
export type NewCampaign = Omit<DeliveredCampaign, 'at'>;

export type CampaignForm = z.input<typeof campaignRules>;
export type CampaignSent = z.output<typeof campaignRules>;

/** A campaign of the server, or of this device with its delivery. */
export type ShownCampaign = Shown<FanCampaign, NewCampaign>;

/** Fans First campaigns; creating one sends no request of its own. See docs/product/fans.md. */
export const campaignTool = defineTool<NewCampaign, FanCampaign>({
  address: 'promotion/fans/campaigns',
  act: 'create-campaign',
  schema: async () => (await import('./campaign-rules')).newCampaignSchema,
  getName: ({ title }) => title,
  toBody: ({ id: _, ...body }) => body,
  toThing: (item) => ({ ...item, participantCount: 0, status: 'draft' }),
});

export const campaignSchema = formSchema<CampaignForm, CampaignSent>(
  async () => (await import('./campaign-rules')).campaignRules,
);

/** Default length in days. */
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

export const toTyped = (campaign: NewCampaign | FanCampaign): CampaignForm => ({
  title: campaign.title,
  description: campaign.description,
  type: campaign.type,
  startDate: campaign.startDate,
  endDate: campaign.endDate,
  eligibleTiers: campaign.eligibleTiers,
  maxParticipants: String(campaign.maxParticipants),
  rewards: campaign.rewards,
  concertId: campaign.concertId ?? '',
});

export function useCampaigns(scope: OutboxScope) {
  const query = useFanCampaignsQuery(listedFor(scope), { refetchOnMountOrArgChange: true });
  return useToolItems(campaignTool, scope, query);
}
