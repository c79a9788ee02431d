import { getTier } from '#contract/fan-choices.ts';
import type { CampaignOffer, FanCampaign, Participant } from '#contract/fan.ts';
import { getFields } from './campaign-fields.ts';
import type { CampaignRow, findShown } from './campaign.repository.ts';
import type { ParticipantRow } from './participant.repository.ts';
import { getPresaleCode } from './presale-code.ts';

/** An active campaign whose last day is over is completed. */
export function describeCampaign(row: CampaignRow, today: string): FanCampaign {
  return {
    ...getFields(row),
    id: row.id,
    participantCount: row.participantCount,
    status: isCompleted(row, today) ? 'completed' : row.status,
    version: row.version,
    ...(row.calledOffWith !== null && { calledOffWith: row.calledOffWith }),
    ...(row.isSuspended && { isResting: true }),
  };
}

const isCompleted = ({ status, endDate }: CampaignRow, today: string) =>
  status === 'active' && endDate < today;

type Shown = Awaited<ReturnType<typeof findShown>>[number];

/** Only participants get the presale code. */
export function describeOffer(
  { campaign: row, isIn, concert }: Shown,
  day: { now: Date; today: string },
): CampaignOffer {
  const code = isIn ? getPresaleCode(row, concert, day) : null;
  const isCalledOff = row.status === 'cancelled';
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    endDate: row.endDate,
    participantCount: row.participantCount,
    maxParticipants: row.maxParticipants,
    rewards: row.rewards,
    isIn,
    concert: concert && { title: concert.title, venue: concert.venue, date: concert.date },
    ...(isCalledOff && { ended: 'cancelled' as const }),
    ...(isCompleted(row, day.today) && { ended: 'completed' as const }),
    ...(code !== null && { presaleCode: code }),
  };
}

/** The email needs the participant's consent. */
export const describeParticipant = (row: ParticipantRow): Participant => ({
  id: row.id,
  name: row.name,
  profileImage: row.profileImage,
  tier: row.streams === null ? null : getTier(row.streams),
  joinedAt: row.joinedAt.toISOString(),
  email: row.sharesContact ? row.email : null,
});
