import * as z from 'zod/mini';
import { deliveredCampaignSchema } from '@/shared/contract/fan.ts';
import { dayFromToday, typedNumber } from '@/shared/lib/form';
import { typedIdOrNone } from './typed-id';

const { at: _, ...delivered } = deliveredCampaignSchema.shape;
const { id: __, ...fields } = delivered;

/** Checked even if fields have errors of their own. */
const ofEnd = (error: string) => ({ path: ['endDate'], error, when: () => true });

/** The rules of a campaign. See docs/product/fans.md. */
export const campaignRules = z
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
export const newCampaignSchema = z.object(delivered);
