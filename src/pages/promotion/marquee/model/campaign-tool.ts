import { defineTool } from '@/entities/outbox';
import type {
  DeliveredMarquee,
  MarqueeAssetKind,
  MarqueeCampaign,
} from '@/shared/contract/marquee.ts';

/** The file of a campaign that waits on this device; items of older versions have none. */
export type CampaignFile = {
  /** Key on the device. */
  fileKey?: string | null | undefined;
  fileKind?: MarqueeAssetKind | undefined;
  fileName?: string | undefined;
};

/** A campaign on this device. */
export type NewCampaign = Omit<DeliveredMarquee, 'at'> & CampaignFile;

/** Paid campaigns; creating one sends no request of its own. See docs/product/marquee.md. */
export const marqueeTool = defineTool<NewCampaign, MarqueeCampaign>({
  address: 'promotion/marquee',
  act: 'create-marquee',
  schema: async () => (await import('./campaign-rules')).newCampaignSchema,
  getName: ({ campaignName }) => campaignName,
  toBody: ({ id: _, fileKey: __, fileKind: ___, fileName: ____, ...body }) => body,
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
});
