import type * as z from 'zod/mini';
import type { MarqueeCampaign, MarqueeForm } from '@/shared/contract/marquee.ts';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { isWebAddress } from '@/shared/contract/web-address.ts';
import { dayFromToday, formSchema } from '@/shared/lib/form';
import type { campaignRules } from './campaign-rules';
import type { NewCampaign } from './campaign-tool';

export type CampaignForm = z.input<typeof campaignRules>;

export const campaignSchema = formSchema<CampaignForm, MarqueeForm>(
  async () => (await import('./campaign-rules')).campaignRules,
);

export const emptyCampaign = (): CampaignForm => ({
  trackId: '',
  campaignName: '',
  budget: String(marqueeLimits.budgetDefault),
  startDate: dayFromToday(0),
  endDate: dayFromToday(marqueeLimits.daysDefault - 1),
  adFormat: 'sponsored_song',
  ageRange: '18-35',
  genres: [],
  countries: [],
  interests: [],
  image: '',
  video: '',
  audio: '',
  copy: '',
});

/**
 * Form values of a campaign, with an uploaded file by its name; the track's own cover is not an
 * address of the artist.
 */
export function toTyped(campaign: NewCampaign | MarqueeCampaign): CampaignForm {
  const { trackId, campaignName, startDate, endDate, adFormat, creativeAssets } = campaign;
  const { image } = creativeAssets;
  const files = 'files' in campaign ? (campaign.files ?? []) : [];
  return {
    trackId,
    campaignName,
    startDate,
    endDate,
    adFormat,
    budget: String(campaign.budget),
    ...campaign.targetAudience,
    ...creativeAssets,
    image: image !== null && isWebAddress(image) ? image : '',
    ...Object.fromEntries(files.map(({ kind, name }) => [kind, name])),
  };
}

/** Form fields as sent: audience and creative are nested. */
export function toFields<Fields extends Partial<MarqueeForm>>(fields: Fields) {
  const { ageRange, genres, countries, interests, image, video, audio, copy, ...rest } = fields;
  return {
    ...rest,
    targetAudience: { ageRange, genres, countries, interests },
    creativeAssets: { image, video, audio, copy },
  };
}
