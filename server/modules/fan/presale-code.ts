import type { CampaignRow, ConcertOfCampaign } from './campaign.repository.ts';

/** Whether a campaign goes on on a day. */
const goesOn = ({ status, startDate, endDate }: CampaignRow, today: string): boolean =>
  status === 'active' && startDate <= today && today <= endDate;

type Day = { now: Date; today: string };

/** The presale code for those who take part in a campaign; null while it does not go on, and without a concert to come. */
export function presaleCodeOf(
  campaign: CampaignRow,
  concert: ConcertOfCampaign | null,
  { now, today }: Day,
): string | null {
  if (!concert || !goesOn(campaign, today)) return null;
  const isToCome = concert.status !== 'cancelled' && concert.endsAt > now;
  return isToCome && concert.presaleCode !== '' ? concert.presaleCode : null;
}
