import * as z from 'zod/mini';
import { accountStatusSchema, runningKinds } from './administration.ts';
import { contractStatusSchema, royaltyRateSchema } from './label.ts';
import { daySchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

/** Items per artist and kind. */
export const runningMost = 50;

/**
 * Something running or waiting: for its time, for an admin or editor, or for a suspended account.
 */
export const runningItemSchema = z.object({
  kind: z.enum([...runningKinds, 'pitches', 'canvas']),
  id: idSchema,
  artist: namedReferenceSchema,
  title: z.string(),
  state: z.enum(['running', 'planned', 'waiting', 'resting']),
  /** When it is sent, ends or takes place; null if unknown. */
  until: z.nullable(instantSchema),
});

/** What an account started, and the artists for whom it acts. */
export const accountRunningSchema = z.object({
  artists: z.array(namedReferenceSchema),
  items: z.array(runningItemSchema),
});

/** An artist as operators see them. */
export const artistOverviewSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Accounts that act for the artist. */
  people: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      email: z.string(),
      status: accountStatusSchema,
    }),
  ),
  /**
   * The current contract, or else the last one; null for none. `agreement` is the label's with
   * the service.
   */
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
