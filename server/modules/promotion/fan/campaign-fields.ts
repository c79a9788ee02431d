import type { DeliveredCampaign } from '#contract/fan.ts';
import type { CampaignRow } from './campaign.repository.ts';

export type CampaignFields = Omit<DeliveredCampaign, 'id' | 'at'>;

export const getFields = (row: CampaignRow) =>
  ({
    title: row.title,
    description: row.description,
    type: row.type,
    startDate: row.startDate,
    endDate: row.endDate,
    eligibleTiers: row.eligibleTiers,
    maxParticipants: row.maxParticipants,
    rewards: row.rewards,
    concertId: row.concertId,
  }) satisfies CampaignFields;
