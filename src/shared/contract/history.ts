import * as z from 'zod/mini';
import { pageLimits, searchLimits } from './limits.ts';
import { countSchema, givenInstantSchema, instantSchema } from './primitives.ts';

/** From `from` until before `to`. */
const spanSchema = z.strictObject({ from: givenInstantSchema, to: givenInstantSchema });

/** Answered with a slice of tracks, the latest first: `entryId` is the play, `addedAt` its moment. */
export const historyQuerySchema = z.extend(z.partial(spanSchema), {
  q: z.optional(z.string().check(z.maxLength(searchLimits.queryMax))),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimits.tracksMax)),
  ),
});

export const forgetQuerySchema = spanSchema;

/** `forgottenAt` identifies the removal. */
export const forgottenSchema = z.object({ forgottenAt: instantSchema, plays: countSchema });

export const recallBodySchema = z.strictObject({ forgottenAt: givenInstantSchema });

export const recalledSchema = z.object({ plays: countSchema });

/** `json`: listens as ListenBrainz writes them. */
const historyFormats = ['csv', 'json'] as const;

export const historyFileQuerySchema = z.strictObject({ format: z.enum(historyFormats) });

export type Forgotten = z.infer<typeof forgottenSchema>;
export type HistoryFormat = (typeof historyFormats)[number];
