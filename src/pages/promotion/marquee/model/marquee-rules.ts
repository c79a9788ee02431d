import * as z from 'zod/mini';
import { deliveredMarqueeSchema } from '@/shared/contract/marquee.ts';
import { marqueeAssetKinds, marqueeLimits } from '@/shared/contract/marquee-limits.ts';
import { dayFromToday, typedNumber } from '@/shared/lib/form';

const {
  budget,
  trackId: _,
  targetAudience,
  creativeAssets,
  ...fields
} = z.omit(deliveredMarqueeSchema, {
  id: true,
  at: true,
  trackTitle: true,
  artistName: true,
}).shape;

const dayLength = 86_400_000;
const getDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength + 1;

/** Checked even if fields have errors of their own. */
const ofEnd = (error: string) => ({ path: ['endDate'], error, when: () => true });

/** The rules of a campaign. See docs/product/marquee.md. */
export const rules = z
  .object({
    trackId: z.string().check(z.minLength(1)),
    budget: typedNumber(budget),
    ...fields,
    ...targetAudience.shape,
    ...creativeAssets.shape,
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate >= startDate, ofEnd('before')),
    z.refine(({ endDate }) => endDate >= dayFromToday(0), ofEnd('over')),
    z.refine(
      ({ startDate, endDate }) => getDays(startDate, endDate) <= marqueeLimits.daysMax,
      ofEnd('tooLong'),
    ),
  );

/** A campaign on this device. */
export const stored = z.extend(z.omit(deliveredMarqueeSchema, { at: true }), {
  fileKey: z.optional(z.nullable(z.string())),
  fileKind: z.optional(z.enum(marqueeAssetKinds)),
  fileName: z.optional(z.string()),
});

export type CampaignForm = z.input<typeof rules>;
export type CampaignSent = z.output<typeof rules>;
export type NewCampaign = z.output<typeof stored>;
