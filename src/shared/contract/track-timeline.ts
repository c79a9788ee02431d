import * as z from 'zod/mini';
import { countSchema, daySchema, idSchema } from './primitives.ts';

const onDay = { day: daySchema };

const decidedShape = { ...onDay, pitchId: idSchema, by: z.nullable(z.string()), word: z.string() };

/** A playlist of the editors; its name is null while it is not public. */
const inPlaylist = { ...onDay, playlistId: idSchema, name: z.nullable(z.string()) };

export const trackEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('released'), ...onDay }),
  z.object({
    kind: z.literal('pitched'),
    ...onDay,
    pitchId: idSchema,
    playlists: z.array(z.string()),
  }),
  z.object({ kind: z.literal('accepted'), ...decidedShape, playlists: z.array(z.string()) }),
  z.object({ kind: z.literal('rejected'), ...decidedShape }),
  z.object({
    kind: z.literal('entered'),
    ...inPlaylist,
    /** From 1; null for entries from before positions were recorded. */
    place: z.nullable(countSchema),
    isIn: z.boolean(),
    /** From that day until it left, in all of the service; null beyond the last year. */
    streams: z.nullable(countSchema),
  }),
  z.object({ kind: z.literal('left'), ...inPlaylist }),
]);

/** What happened to a track: the latest first. See docs/product/artist-dashboard.md. */
export const trackTimelineSchema = z.array(trackEventSchema);

export type TrackEvent = z.infer<typeof trackEventSchema>;
export type TrackTimeline = z.infer<typeof trackTimelineSchema>;
