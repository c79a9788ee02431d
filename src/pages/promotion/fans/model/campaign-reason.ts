import type { FanCampaign } from '@/shared/contract/fan.ts';

type Known = Pick<
  FanCampaign,
  'status' | 'isResting' | 'calledOffWith' | 'participantCount' | 'maxParticipants'
>;

/** Why a campaign takes no or no more fans; null while it does, and for a draft. */
export function campaignReason(campaign: Known) {
  const { status, isResting, calledOffWith, participantCount, maxParticipants } = campaign;
  if (status === 'completed') return 'over';
  if (status === 'cancelled') return calledOffWith === 'concert' ? 'concert' : 'calledOff';
  if (status !== 'active') return null;
  if (isResting) return 'resting';
  return participantCount >= maxParticipants ? 'full' : null;
}
