import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';
import { trackListSchema } from './track.ts';

/** What a radio starts from. */
export const radioKinds = ['track', 'artist', 'album', 'playlist'] as const;

/** `without`: ids of tracks that were heard already, separated by commas. */
export const radioQuerySchema = z.strictObject({
  kind: z.enum(radioKinds),
  id: idSchema,
  without: z._default(z.string().check(z.maxLength(5000)), ''),
});

/** At most 20 tracks, each with its reason; none where nothing is similar. */
export const radioSchema = z.object({ tracks: trackListSchema });

/** What can be kept out of recommendations. */
export const dismissalKinds = ['track', 'artist'] as const;

export const dismissalsSchema = z.object({
  dismissals: z.array(
    z.object({
      kind: z.enum(dismissalKinds),
      id: idSchema,
      /** Null for an artist. */
      title: z.nullable(z.string()),
      artistName: z.string(),
    }),
  ),
});

export type RadioKind = (typeof radioKinds)[number];
export type Radio = z.infer<typeof radioSchema>;
export type DismissalKind = (typeof dismissalKinds)[number];
export type Dismissals = z.infer<typeof dismissalsSchema>;
export type Dismissal = Dismissals['dismissals'][number];
