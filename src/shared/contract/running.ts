import * as z from 'zod/mini';
import { accountStatusSchema, runningKinds } from './administration.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import { daySchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

/** What of an artist is told at most, of each kind. */
export const runningMost = 50;

/** Something that goes on, or waits to: for its moment, for an admin or an editor, or for an account to come back. */
export const runningItemSchema = z.object({
  kind: z.enum([...runningKinds, 'pitches', 'canvas']),
  id: idSchema,
  artist: namedReferenceSchema,
  title: z.string(),
  state: z.enum(['running', 'planned', 'waiting', 'resting']),
  /** When it goes out, ends or takes place; null where nobody said. */
  until: z.nullable(instantSchema),
});

/** What an account set going, and the artists for whom it speaks. */
export const accountRunningSchema = z.object({
  artists: z.array(namedReferenceSchema),
  items: z.array(runningItemSchema),
});

/** One artist, as who runs the service sees them. */
export const artistOverviewSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Who speaks for them. */
  people: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      email: z.string(),
      status: accountStatusSchema,
    }),
  ),
  /** The contract that holds, or else the last one; null for none. `agreement` is that of the label with the service. */
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
