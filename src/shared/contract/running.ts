import * as z from 'zod/mini';
import { accountStatusSchema, runningKinds } from './administration.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import { daySchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

export const runningMost = 50;

export const runningItemSchema = z.object({
  kind: z.enum([...runningKinds, 'pitches', 'canvas']),
  id: idSchema,
  artist: namedReferenceSchema,
  title: z.string(),
  state: z.enum(['running', 'planned', 'waiting', 'resting']),
  until: z.nullable(instantSchema),
});

export const accountRunningSchema = z.object({
  artists: z.array(namedReferenceSchema),
  items: z.array(runningItemSchema),
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
  items: z.array(runningItemSchema),
});

export type RunningItem = z.infer<typeof runningItemSchema>;
export type AccountRunning = z.infer<typeof accountRunningSchema>;
export type ArtistOverview = z.infer<typeof artistOverviewSchema>;
