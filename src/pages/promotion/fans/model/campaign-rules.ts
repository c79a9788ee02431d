import * as z from 'zod/mini';
import { deliveredCampaignSchema } from '@/shared/contract/fan.ts';
import { dayFromToday, typedIdOrNone, typedNumber } from '@/shared/lib/form';

const { at: _, ...delivered } = deliveredCampaignSchema.shape;
const { id: __, ...fields } = delivered;

/** Checked even if fields have errors of their own. */
const ofEnd = (error: string) => ({ path: ['endDate'], error, when: () => true });

/** The rules of a campaign. See docs/product/fans.md. */
export const rules = z
  .object({
    ...fields,
    maxParticipants: typedNumber(fields.maxParticipants),
    concertId: typedIdOrNone,
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate >= startDate, ofEnd('order')),
    z.refine(({ endDate }) => endDate >= dayFromToday(0), ofEnd('over')),
  );

/** A campaign on this device. */
export const stored = z.object(delivered);

export type CampaignForm = z.input<typeof rules>;
export type CampaignSent = z.output<typeof rules>;
export type NewCampaign = z.output<typeof stored>;
