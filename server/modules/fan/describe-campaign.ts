import type { CampaignOffer, FanCampaign } from '#contract/fan.ts';
import type { CampaignRow } from './campaign.repository.ts';

/** A campaign as its artist reads it: an active one whose last day is over is completed. */
export function describeCampaign(row: CampaignRow, today: string): FanCampaign {
  const isCompleted = row.status === 'active' && row.endDate < today;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    startDate: row.startDate,
    endDate: row.endDate,
    eligibleTiers: row.eligibleTiers,
    participantCount: row.participantCount,
    maxParticipants: row.maxParticipants,
    status: isCompleted ? 'completed' : row.status,
    rewards: row.rewards,
  };
}

/** The same for a listener who may take part. */
export const describeOffer = (row: CampaignRow, isIn: boolean): CampaignOffer => ({
  id: row.id,
  title: row.title,
  description: row.description,
  type: row.type,
  endDate: row.endDate,
  participantCount: row.participantCount,
  maxParticipants: row.maxParticipants,
  rewards: row.rewards,
  isIn,
});
