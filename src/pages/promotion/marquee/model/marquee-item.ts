import { shownStatus, shownStatuses } from '@/entities/marquee';
import { defineItem, type ShownOf } from '@/entities/outbox';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { marqueeAssetKinds, marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { stagedFile } from '@/shared/contract/staged-file.ts';
import { isWebAddress } from '@/shared/rules/web-address.ts';
import { dayFromToday } from '@/shared/lib/form';
import type { CampaignForm, CampaignSent, NewCampaign } from './marquee-rules';

/** Paid campaigns; creating one sends no request of its own. See docs/product/marquee.md. */
export const marqueeItem = defineItem<
  NewCampaign,
  MarqueeCampaign,
  CampaignForm,
  CampaignSent,
  (typeof shownStatuses)[number]
>({
  act: 'create-marquee',
  address: 'promotion/marquee',
  load: () => import('./marquee-rules'),
  empty: () => ({
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
  }),
  local: ['fileKey', 'fileKind', 'fileName'],
  parts: {
    targetAudience: ['ageRange', 'genres', 'countries', 'interests'],
    creativeAssets: [...marqueeAssetKinds, 'copy'],
  },
  // A draft without spending.
  toThing: ({ creativeAssets, fileKey: _, fileKind: __, fileName: ___, ...item }) => ({
    ...item,
    spent: 0,
    impressions: 0,
    clicks: 0,
    conversions: 0,
    ctr: 0,
    cpc: 0,
    status: 'draft',
    creativeAssets: { ...creativeAssets, image: creativeAssets.image || null },
  }),
  // The track's own cover is no address of the artist; an uploaded file goes by its name.
  toSent: ({ creativeAssets: { image }, files = [] }) => ({
    image: image !== null && isWebAddress(image) ? image : '',
    ...Object.fromEntries(files.map(({ kind, name }) => [kind, name])),
  }),
  getFiles: ({ fileKey = null, fileKind }) =>
    fileKind
      ? [
          {
            key: fileKey,
            address: `promotion/uploads/marquee-${fileKind}`,
            answer: 'file',
            part: 'creativeAssets',
            field: fileKind,
            toName: (hash) => `${stagedFile}${hash}`,
          },
        ]
      : [],
  getName: ({ campaignName }) => campaignName,
  getSearched: ({ campaignName, trackTitle }) => [campaignName, trackTitle],
  states: { order: shownStatuses, of: ({ thing }) => shownStatus(thing) },
});

/** A campaign of the server, or of this device with its delivery. */
export type ShownCampaign = ShownOf<typeof marqueeItem>;
