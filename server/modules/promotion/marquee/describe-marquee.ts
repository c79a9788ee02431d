import type { MarqueeCampaign, WaitingMarquee } from '#contract/marquee.ts';
import { imagePath } from '../../../media/image-path.ts';
import { type PathSigning, signPath } from '../../../platform/signed-path.ts';
import { addressIn, describeFiles } from './marquee-files.ts';
import { impressionCents } from './pacing.repository.ts';
import type { findDays, findWaiting, FoundCampaign } from './marquee.repository.ts';
import type { MarqueeRow } from './marquee.table.ts';

type Day = Awaited<ReturnType<typeof findDays>>[number];

const dollars = (cents: number) => cents / 100;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Completed after the last day, even before the stored status says so. */
export function describeMarquee(
  { campaign, albumId, playlist }: FoundCampaign,
  days: readonly Day[],
  signing: PathSigning,
): MarqueeCampaign {
  const { now } = signing;
  const { status, impressions, clicks, conversions, spent, endsAt } = campaign;
  const isOver = endsAt <= now && (status === 'active' || status === 'paused');
  const cover = albumId === null ? null : imagePath('album', albumId);
  const files = describeFiles(campaign, (path) => signPath(path, signing));
  const picture = files.find(({ kind }) => kind === 'image')?.address ?? campaign.image;
  return {
    id: campaign.id,
    trackId: campaign.trackId,
    trackTitle: campaign.trackTitle,
    artistName: campaign.artistName,
    campaignName: campaign.campaignName,
    budget: dollars(campaign.budget),
    spent: dollars(spent),
    impressions,
    clicks,
    conversions,
    ctr: impressions === 0 ? 0 : rounded((clicks * 100) / impressions),
    cpc: clicks === 0 ? 0 : rounded(dollars(spent) / clicks),
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    status: isOver ? 'completed' : status,
    ending: isOver || status === 'completed' ? getEnding(campaign) : null,
    playlist,
    adFormat: campaign.adFormat,
    targetAudience: {
      ageRange: campaign.ageRange,
      genres: campaign.genres,
      countries: campaign.countries,
      interests: campaign.interests,
    },
    creativeAssets: {
      image: picture === '' ? cover : picture,
      video: addressIn(campaign.video),
      audio: addressIn(campaign.audio),
      copy: campaign.copy,
    },
    files,
    approval: {
      state: campaign.approval,
      note: campaign.decisionNote,
      by: campaign.decidedBy,
    },
    days: days.map((day) => ({
      day: day.day,
      impressions: day.impressions,
      clicks: day.clicks,
      conversions: day.conversions,
      spent: dollars(day.spent),
    })),
  };
}

const getEnding = ({ spent, budget }: FoundCampaign['campaign']) =>
  spent + impressionCents > budget ? 'spent' : 'over';

export function describeWaiting(
  { campaign, artist }: Awaited<ReturnType<typeof findWaiting>>[number],
  signing: PathSigning,
): WaitingMarquee {
  const { approvedBudget, image, video, audio } = campaign;
  return {
    id: campaign.id,
    artist,
    campaignName: campaign.campaignName,
    trackTitle: campaign.trackTitle,
    budget: dollars(campaign.budget),
    approvedBudget: approvedBudget === null ? null : dollars(approvedBudget),
    spent: dollars(campaign.spent),
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    adFormat: campaign.adFormat,
    copy: campaign.copy,
    addresses: [image, video, audio].map(addressIn).filter((address) => address !== ''),
    files: describeFiles(campaign, (path) => signPath(path, signing)),
    targetAudience: {
      ageRange: campaign.ageRange,
      genres: campaign.genres,
      countries: campaign.countries,
      interests: campaign.interests,
    },
    askedAt: getAskedAt(campaign),
  };
}

export const getAskedAt = ({ approvalAskedAt, createdAt }: MarqueeRow): string =>
  (approvalAskedAt ?? createdAt).toISOString();
