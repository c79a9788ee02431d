import * as z from 'zod/mini';
import { countSchema, daySchema, idSchema, instantSchema } from './primitives.ts';
import { centsSchema } from './royalties.ts';

export const ageingMost = 2_000;

/** Days since the due day: none, 1 to 30, 31 to 60, 61 to 90, more. */
export const ageBands = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;

/** Why it is not paid; `screened` is only what a review of plays holds, and `ready` waits for an order. */
const ageingReasons = [
  'inRun',
  'onHold',
  'accountChanged',
  'belowMinimum',
  'returned',
  'noAccount',
  'ready',
  'screened',
] as const;

const bandsSchema = z.object({
  notDue: centsSchema,
  to30: centsSchema,
  to60: centsSchema,
  to90: centsSchema,
  over90: centsSchema,
});

const ageingRowSchema = z.object({
  /** The payee; once for each run that pays it, and once for what no run pays. */
  receiver: z.string(),
  /** Empty once the account is deleted. */
  name: z.string(),
  reason: z.enum(ageingReasons),
  /** Of a hold or a return, as written. */
  note: z.nullable(z.string()),
  /** The last moment of the pause after a change of the account. */
  until: z.nullable(instantSchema),
  run: z.nullable(idSchema),
  payouts: countSchema,
  /** The first due day; null if only plays are held. */
  dueOn: z.nullable(daySchema),
  bands: bandsSchema,
  amount: centsSchema,
  /** What plays that wait for a review would earn; in no sum of what is owed. */
  held: centsSchema,
});

/** What is owed and not paid, by age, on a day (UTC). Sums are of all, also of those not listed. */
export const ageingSchema = z.object({
  day: daySchema,
  bands: bandsSchema,
  amount: centsSchema,
  overdue: centsSchema,
  held: centsSchema,
  payees: z.array(ageingRowSchema),
  hasMore: z.boolean(),
});

export type Ageing = z.infer<typeof ageingSchema>;
export type AgeingRow = z.infer<typeof ageingRowSchema>;
