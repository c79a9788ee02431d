import { defineTool } from '@/entities/outbox';
import type { DeliveredMarquee, MarqueeCampaign } from '@/shared/contract/marquee.ts';

/** A campaign on this device. */
export type NewCampaign = Omit<DeliveredMarquee, 'at'>;

/** Paid campaigns; creating one sends no request of its own. See docs/product/marquee.md. */
export const marqueeTool = defineTool<NewCampaign, MarqueeCampaign>({
  address: 'promotion/marquee',
  act: 'create-marquee',
  schema: async () => (await import('./campaign-rules')).newCampaignSchema,
  getName: ({ campaignName }) => campaignName,
  toBody: ({ id: _, ...body }) => body,
  // A draft without spending.
  toThing: ({ creativeAssets, ...item }) => ({
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
