import type { CampaignRow, ConcertOfCampaign } from './campaign.repository.ts';

const goesOn = ({ status, startDate, endDate }: CampaignRow, today: string): boolean =>
  status === 'active' && startDate <= today && today <= endDate;

type Day = { now: Date; today: string };

/** Returns null unless the campaign is open and its concert is upcoming. */
export function getPresaleCode(
  campaign: CampaignRow,
  concert: ConcertOfCampaign | null,
  { now, today }: Day,
): string | null {
  if (!concert || !goesOn(campaign, today)) return null;
  const isToCome = concert.status !== 'cancelled' && concert.endsAt > now;
  return isToCome && concert.presaleCode !== '' ? concert.presaleCode : null;
}
