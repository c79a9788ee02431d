import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { pageLimits, playlistLimits } from './limits.ts';
import {
  colourSchema,
  countSchema,
  cursorSchema,
  idSchema,
  imageSchema,
  givenInstantSchema,
} from './primitives.ts';
import { trackSchema } from './track.ts';

/**
 * A playlist. `totalDuration` is in seconds and `trackCount` counts the whole list. Answers that hold
 * several playlists leave `tracks` empty, for no list shows them: `GET /playlists/{id}` has them.
 */
export const playlistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  coverImage: imageSchema,
  owner: z.object({ id: idSchema, displayName: z.string() }),
  tracks: z.array(trackSchema),
  trackCount: countSchema,
  isPublic: z.boolean(),
  followerCount: countSchema,
  totalDuration: countSchema,
});

export const playlistListSchema = z.array(playlistSchema);

/** Address parameters of a part of the own playlists; without any it is the first part. */
export const playlistSliceQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimits.playlists)),
  ),
});

/**
 * One playlist, opened: its first tracks, and the cursor of `GET /playlists/{id}/tracks` that leads
 * to the rest. Each track carries its `entryId` and `addedAt`.
 */
export const fullPlaylistSchema = z.extend(playlistSchema, {
  nextCursor: cursorSchema,
  colour: colourSchema,
});

const nameSchema = z
  .string()
  .check(trimLine(), z.minLength(1), z.maxLength(playlistLimits.nameMax));
const descriptionSchema = z
  .string()
  .check(trimUnseen(), z.maxLength(playlistLimits.descriptionMax));

export const createPlaylistBodySchema = z.strictObject({
  name: nameSchema,
  description: z._default(descriptionSchema, ''),
});

/**
 * What the owner may change about a playlist; what is left out stays as it is. `seen` is what they saw of that: a field
 * that is something else by now is refused with the code `duplicate`.
 */
export const changePlaylistBodySchema = z.strictObject({
  name: z.optional(nameSchema),
  description: z.optional(descriptionSchema),
  isPublic: z.optional(z.boolean()),
  seen: z.optional(
    z.partial(z.strictObject({ name: z.string(), description: z.string(), isPublic: z.boolean() })),
  ),
});

/** What can be changed, as it is now. */
export const playlistDetailsSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
});

/**
 * Where an entry stood that was taken out by mistake: between those two, null standing for an end of
 * the list or for what was not known. `before` decides; where it is gone as well, `after`.
 */
export const formerPlaceSchema = z.strictObject({
  after: z.nullable(idSchema),
  before: z.nullable(idSchema),
  addedAt: z.optional(givenInstantSchema),
});

/**
 * Adds a track at the end. One that is there already is refused with the code `duplicate`, unless
 * `allowDuplicate` says that the person was asked. With `restore` it comes back to where it stood,
 * and nobody is asked.
 */
export const addTrackBodySchema = z.strictObject({
  trackId: idSchema,
  allowDuplicate: z.optional(z.boolean()),
  restore: z.optional(formerPlaceSchema),
});

export const addTrackAnswerSchema = z.object({ entryId: idSchema, trackCount: countSchema });

/** Address parameter of a removal: that entry alone, instead of every one of the track. */
export const removeTrackQuerySchema = z.strictObject({ entryId: z.optional(idSchema) });

/** Moves an entry to stand before another one, or to the end with null. */
export const moveTrackBodySchema = z.strictObject({
  entryId: idSchema,
  beforeEntryId: z.nullable(idSchema),
});

export type Playlist = z.infer<typeof playlistSchema>;
export type FullPlaylist = z.infer<typeof fullPlaylistSchema>;
export type ChangePlaylistBody = z.input<typeof changePlaylistBodySchema>;
export type PlaylistDetails = z.infer<typeof playlistDetailsSchema>;
export type FormerPlace = z.infer<typeof formerPlaceSchema>;
export type AddTrackBody = z.input<typeof addTrackBodySchema>;
export type MoveTrackBody = z.input<typeof moveTrackBodySchema>;
export type CreatePlaylistBody = z.input<typeof createPlaylistBodySchema>;
