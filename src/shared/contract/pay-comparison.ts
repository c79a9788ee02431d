import * as z from 'zod/mini';
import { countSchema, idSchema, imageSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** Euros, to the millionth. */
const eurosSchema = z.number();

/**
 * What a closed month earned each artist of a label, shared in two ways: by streams, as it is paid, and by listener. Counted from the
 * plays of this server alone. See docs/product/payments.md.
 */
export const payComparisonSchema = z.object({
  /** Those that were compared, the newest first. */
  months: z.array(monthSchema),
  /** Null before there is one. */
  month: z.nullable(monthSchema),
  /** Who earned most by streams first. */
  artists: z.array(
    z.object({
      artist: z.object({ id: idSchema, name: z.string(), image: imageSchema }),
      streams: countSchema,
      /** Distinct ones of the month. */
      listeners: countSchema,
      proRata: eurosSchema,
      userCentric: eurosSchema,
    }),
  ),
});

export type PayComparison = z.infer<typeof payComparisonSchema>;
export type ComparedArtist = PayComparison['artists'][number];
