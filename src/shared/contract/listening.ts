import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

/** Seconds; longer than any sound. */
const heardMost = 86_400;

/** What the player says of the round that it plays: `heard` in seconds. */
export const listeningBodySchema = z.strictObject({
  trackId: idSchema,
  heard: z.number().check(z.minimum(0), z.maximum(heardMost)),
  isPlaying: z.boolean(),
});

export type ListeningBody = z.infer<typeof listeningBodySchema>;
