import * as z from 'zod/mini';
import { countSchema, idSchema, imageSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** Euros, to the millionth. */
const eurosSchema = z.number();

/**
 * A closed month of a label's artists, split in two ways: by streams, as it is paid, and by
 * listener. It counts only this server's plays. See docs/product/payments.md.
 */
export const payComparisonSchema = z.object({
  /** Compared months, the newest first. */
  months: z.array(monthSchema),
  /** Null before the first. */
  month: z.nullable(monthSchema),
  /** The most earnings by streams first. */
  artists: z.array(
    z.object({
      artist: z.object({ id: idSchema, name: z.string(), image: imageSchema }),
      streams: countSchema,
      /** Distinct listeners of the month. */
      listeners: countSchema,
      proRata: eurosSchema,
      userCentric: eurosSchema,
    }),
  ),
});

export type PayComparison = z.infer<typeof payComparisonSchema>;
export type ComparedArtist = PayComparison['artists'][number];
