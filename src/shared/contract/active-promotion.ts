import * as z from 'zod/mini';
import { accountStatusSchema, promotionKinds } from './administration.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import { daySchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

export const activePromotionsMost = 50;

export const activePromotionSchema = z.object({
  kind: z.enum([...promotionKinds, 'pitches', 'canvas']),
  id: idSchema,
  artist: namedReferenceSchema,
  title: z.string(),
  state: z.enum(['running', 'planned', 'waiting', 'resting']),
  until: z.nullable(instantSchema),
});

export const accountPromotionsSchema = z.object({
  artists: z.array(namedReferenceSchema),
  items: z.array(activePromotionSchema),
});

export const artistOverviewSchema = z.object({
  id: idSchema,
  name: z.string(),
  people: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      email: z.string(),
      status: accountStatusSchema,
    }),
  ),
  contract: z.nullable(
    z.object({
      label: namedReferenceSchema,
      agreement: contractStatusSchema,
      status: contractStatusSchema,
      royaltyRate: royaltyRateSchema,
      startsOn: daySchema,
      endsOn: daySchema,
    }),
  ),
  items: z.array(activePromotionSchema),
});

export type ActivePromotion = z.infer<typeof activePromotionSchema>;
export type AccountPromotions = z.infer<typeof accountPromotionsSchema>;
export type ArtistOverview = z.infer<typeof artistOverviewSchema>;
