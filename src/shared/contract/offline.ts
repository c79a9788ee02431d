import * as z from 'zod/mini';
import { offlineLimits } from './limits.ts';
import { givenInstantSchema, idSchema, instantSchema } from './primitives.ts';

/** The device's own id, one for each account on it. */
const deviceShape = { device: idSchema };

export const offlinePermitsBodySchema = z.strictObject({
  ...deviceShape,
  trackIds: z.array(idSchema).check(z.minLength(1), z.maxLength(offlineLimits.permitsAtOnce)),
});

/**
 * `now` is the server's time, by which permits are judged. `permit` is signed and opaque, and valid
 * until `until`. Tracks that are no longer in the catalogue are missing.
 */
export const offlinePermitsSchema = z.object({
  now: instantSchema,
  permits: z.array(z.object({ trackId: idSchema, permit: z.string(), until: instantSchema })),
});

/** `id` is the device's own; `playedAt` is the moment at which the play counted. */
export const offlinePlaySchema = z.strictObject({
  id: idSchema,
  trackId: idSchema,
  permit: z.string().check(z.maxLength(offlineLimits.permitMax)),
  playedAt: givenInstantSchema,
});

export const offlinePlaysBodySchema = z.strictObject({
  ...deviceShape,
  plays: z.array(offlinePlaySchema).check(z.minLength(1), z.maxLength(offlineLimits.playsAtOnce)),
});

/** The ids that count; the others never will. */
export const offlinePlaysSchema = z.object({ counted: z.array(idSchema) });

export type OfflinePermits = z.infer<typeof offlinePermitsSchema>;
export type OfflinePlay = z.infer<typeof offlinePlaySchema>;
