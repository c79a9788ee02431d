import type {
  ChangeMarqueeBody,
  MarqueeFields,
  MarqueeForm,
  MarqueeAge,
  MarqueeCampaign,
  MarqueeCountry,
  MarqueeFormat,
  MarqueeGenre,
} from '@/shared/contract/marquee.ts';
import { seenText } from '@/shared/contract/seen-text.ts';
import { marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { isForeignAddress, isWebAddress } from '@/shared/contract/web-address.ts';
import { dayFromToday } from '@/shared/lib/form';
import { readNumber } from '@/shared/lib/format';

/** What is filled in of a campaign. */
export type CampaignForm = {
  trackId: string;
  campaignName: string;
  /** Dollars, as they were typed. */
  budget: string;
  startDate: string;
  endDate: string;
  adFormat: MarqueeFormat;
  ageRange: MarqueeAge;
  genres: MarqueeGenre[];
  countries: MarqueeCountry[];
  interests: string[];
  image: string;
  video: string;
  audio: string;
  copy: string;
};

const { budgetMin, budgetMax, budgetStep, budgetDefault, daysMax, daysDefault } = marqueeLimits;

export const emptyForm = (): CampaignForm => ({
  trackId: '',
  campaignName: '',
  budget: String(budgetDefault),
  startDate: dayFromToday(0),
  endDate: dayFromToday(daysDefault - 1),
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

/** What is wrong in which field, as keys of this page's words. */
export type CampaignFaults = {
  budget?: 'whole' | 'least' | 'most' | 'step';
  startDate?: 'startDate';
  endDate?: 'endDate' | 'before' | 'over' | 'long';
  image?: 'address';
  video?: 'address';
  audio?: 'address';
};

/** Whether something is not there without which there is no campaign. */
export const lacks = ({ trackId, campaignName, budget }: CampaignForm): boolean =>
  trackId === '' || seenText(campaignName) === '' || budget.trim() === '';

const day = 24 * 3_600_000;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What is wrong with a form, beside what lacks altogether. See docs/product/marquee.md. */
export function faultsOf(form: CampaignForm): CampaignFaults {
  const faults: CampaignFaults = {};
  const budget = readNumber(form.budget);
  if (budget === undefined) faults.budget = 'whole';
  else if (budget < budgetMin) faults.budget = 'least';
  else if (budget > budgetMax) faults.budget = 'most';
  else if (budget % budgetStep !== 0) faults.budget = 'step';
  const { startDate, endDate } = form;
  if (!isDay(startDate)) faults.startDate = 'startDate';
  if (!isDay(endDate)) faults.endDate = 'endDate';
  else if (endDate < startDate) faults.endDate = 'before';
  else if (endDate < dayFromToday(0)) faults.endDate = 'over';
  else if ((Date.parse(endDate) - Date.parse(startDate)) / day + 1 > daysMax) {
    faults.endDate = 'long';
  }
  for (const name of ['image', 'video', 'audio'] as const) {
    const text = form[name].trim();
    if (text !== '' && !isForeignAddress(text)) faults[name] = 'address';
  }
  return faults;
}

/** What a form that is right says, field by field. */
export const filledOf = (form: CampaignForm): MarqueeForm => ({
  ...form,
  campaignName: form.campaignName.trim(),
  budget: readNumber(form.budget) ?? Number.NaN,
  image: form.image.trim(),
  video: form.video.trim(),
  audio: form.audio.trim(),
  copy: form.copy.trim(),
});

/** What is sent of a new one: all of it. */
export function fieldsOf(form: CampaignForm): MarqueeFields {
  const { ageRange, genres, countries, interests, ...rest } = filledOf(form);
  const { image, video, audio, copy, ...fields } = rest;
  return {
    ...fields,
    targetAudience: { ageRange, genres, countries, interests },
    creativeAssets: { image, video, audio, copy },
  };
}

/** What is sent of a change. */
export function changeOf(changes: Partial<MarqueeForm>): ChangeMarqueeBody {
  const { ageRange, genres, countries, interests, ...rest } = changes;
  const { image, video, audio, copy, ...fields } = rest;
  return {
    ...fields,
    targetAudience: { ageRange, genres, countries, interests },
    creativeAssets: { image, video, audio, copy },
  };
}

/** The form of a campaign that is there; a cover of the catalogue is no address of the artist's own. */
export function formOf(campaign: Pick<MarqueeCampaign, keyof MarqueeFields>): CampaignForm {
  const { targetAudience, creativeAssets, budget, trackId, campaignName } = campaign;
  const { image, ...creative } = creativeAssets;
  return {
    trackId,
    campaignName,
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    adFormat: campaign.adFormat,
    budget: String(budget),
    ...targetAudience,
    ...creative,
    image: image !== null && isWebAddress(image) ? image : '',
  };
}

/** Whether something kept on the device is a form. */
export function isCampaignForm(candidate: unknown): candidate is CampaignForm {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const kept = candidate as Record<string, unknown>;
  return Object.entries(emptyForm()).every(([name, value]) =>
    Array.isArray(value)
      ? Array.isArray(kept[name]) && kept[name].every((each) => typeof each === 'string')
      : typeof kept[name] === 'string',
  );
}
