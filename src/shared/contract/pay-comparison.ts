import * as z from 'zod/mini';
import { countSchema, idSchema, imageSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** Euros, to the millionth. */
const eurosSchema = z.number();

/** By streams, as paid, and by listener; without imports. See docs/product/payments.md. */
export const payComparisonSchema = z.object({
  months: z.array(monthSchema),
  month: z.nullable(monthSchema),
  artists: z.array(
    z.object({
      artist: z.object({ id: idSchema, name: z.string(), image: imageSchema }),
      streams: countSchema,
      listeners: countSchema,
      proRata: eurosSchema,
      userCentric: eurosSchema,
    }),
  ),
});

export type PayComparison = z.infer<typeof payComparisonSchema>;
export type ComparedArtist = PayComparison['artists'][number];
