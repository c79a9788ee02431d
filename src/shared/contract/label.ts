import * as z from 'zod/mini';
import { daySchema } from './primitives.ts';

/** Unknown words count as `expired`. */
// oxlint-disable-next-line promise/valid-params -- zod's, not that of a promise
export const contractStatusSchema = z.catch(z.enum(['active', 'pending', 'expired']), 'expired');

/** Percent, at most two decimals. */
export const royaltyRateSchema = z.number().check(z.minimum(0), z.maximum(100));

/** `totalPaid` in euros. */
export const labelInfoSchema = z.object({
  name: z.string(),
  contact: z.nullable(z.string()),
  royaltyRate: royaltyRateSchema,
  contractStatus: contractStatusSchema,
  contractStart: daySchema,
  contractEnd: daySchema,
  nextPayment: z.nullable(daySchema),
  totalPaid: z.number(),
});

export type ContractStatus = z.infer<typeof contractStatusSchema>;
export type LabelInfo = z.infer<typeof labelInfoSchema>;
