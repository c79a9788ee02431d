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
  instantSchema,
  seenTextSchema,
} from './primitives.ts';
import { trackSchema } from './track.ts';

/** `link`: everybody with the address reads it, and nothing lists it. */
export const visibilities = ['private', 'link', 'public'] as const;

const visibilitySchema = z.enum(visibilities);

/** `totalDuration` in seconds. In lists `tracks` is empty. */
export const playlistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  coverImage: imageSchema,
  owner: z.object({ id: idSchema, displayName: z.string() }),
  tracks: z.array(trackSchema),
  trackCount: countSchema,
  isPublic: z.boolean(),
  /** Without it, `isPublic` decides between private and public. */
  visibility: z.optional(visibilitySchema),
  /** How many users saved it. */
  followerCount: countSchema,
  totalDuration: countSchema,
  /** In a library: when its owner last changed it, or when it was saved. */
  listedAt: z.optional(instantSchema),
});

export const playlistListSchema = z.array(playlistSchema);

export const playlistSliceQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimits.playlists)),
  ),
});

/** The first tracks; `GET /playlists/{id}/tracks` continues. */
export const fullPlaylistSchema = z.extend(playlistSchema, {
  nextCursor: cursorSchema,
  colour: colourSchema,
  /** The viewer's part in a collaborative one. */
  collaboration: z.optional(z.enum(['owner', 'collaborator', 'reader'])),
});

const nameSchema = z
  .string()
  .check(trimLine(), z.minLength(1), z.maxLength(playlistLimits.nameMax));
const descriptionSchema = z
  .string()
  .check(trimUnseen(), z.maxLength(playlistLimits.descriptionMax));

/** `trackIds` in order, such as those of a queue; a track may occur twice. */
export const createPlaylistBodySchema = z.strictObject({
  name: nameSchema,
  description: z._default(descriptionSchema, ''),
  trackIds: z._default(z.array(idSchema).check(z.maxLength(playlistLimits.tracks)), []),
});

/** Absent fields stay. */
export const changePlaylistBodySchema = z.strictObject({
  name: z.optional(nameSchema),
  description: z.optional(descriptionSchema),
  visibility: z.optional(visibilitySchema),
  /** Without `visibility`: public or private. */
  isPublic: z.optional(z.boolean()),
  seen: z.optional(
    z.partial(
      z.strictObject({
        name: seenTextSchema,
        description: seenTextSchema,
        visibility: visibilitySchema,
        isPublic: z.boolean(),
      }),
    ),
  ),
});

export const playlistDetailsSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  visibility: z.optional(visibilitySchema),
});

/** The latest deleted first; can be restored until `deletedAt` is 30 days old. */
export const deletedPlaylistListSchema = z.array(
  z.object({
    id: idSchema,
    name: z.string(),
    coverImage: imageSchema,
    trackCount: countSchema,
    deletedAt: instantSchema,
  }),
);

/** Former neighbours, null at an end of the list; `before` decides, else `after`. */
export const formerPositionSchema = z.strictObject({
  after: z.nullable(idSchema),
  before: z.nullable(idSchema),
  addedAt: z.optional(givenInstantSchema),
});

/** `duplicate` unless `allowDuplicate`. `restore` undoes a removal. */
export const addTrackBodySchema = z.strictObject({
  trackId: idSchema,
  allowDuplicate: z.optional(z.boolean()),
  restore: z.optional(formerPositionSchema),
});

export const addTrackAnswerSchema = z.object({ entryId: idSchema, trackCount: countSchema });

/** Added in their order; without `allowDuplicates`, each once and only if it is not in yet. */
export const addTracksBodySchema = z.strictObject({
  trackIds: z.array(idSchema).check(z.minLength(1), z.maxLength(pageLimits.tracksMax)),
  allowDuplicates: z.optional(z.boolean()),
});

export const addTracksAnswerSchema = z.object({
  added: countSchema,
  /** Of the added ones, in order. */
  entryIds: z.array(idSchema),
  trackCount: countSchema,
});

/** Takes back what `POST /playlists/{id}/tracks` and `/tracks/several` added. */
export const removeTracksBodySchema = z.strictObject({
  entryIds: z.array(idSchema).check(z.minLength(1), z.maxLength(pageLimits.tracksMax)),
});

/** Removes one entry instead of all of the track. */
export const removeTrackQuerySchema = z.strictObject({ entryId: z.optional(idSchema) });

export const moveTrackBodySchema = z.strictObject({
  entryId: idSchema,
  beforeEntryId: z.nullable(idSchema),
});

export type Playlist = z.infer<typeof playlistSchema>;
export type Visibility = (typeof visibilities)[number];
export type DeletedPlaylist = z.infer<typeof deletedPlaylistListSchema>[number];
export type FullPlaylist = z.infer<typeof fullPlaylistSchema>;
export type ChangePlaylistBody = z.input<typeof changePlaylistBodySchema>;
export type PlaylistDetails = z.infer<typeof playlistDetailsSchema>;
export type FormerPosition = z.infer<typeof formerPositionSchema>;
export type AddTrackBody = z.input<typeof addTrackBodySchema>;
export type AddTracksBody = z.input<typeof addTracksBodySchema>;
export type RemoveTracksBody = z.input<typeof removeTracksBodySchema>;
export type AddTracksAnswer = z.infer<typeof addTracksAnswerSchema>;
export type MoveTrackBody = z.input<typeof moveTrackBodySchema>;
export type CreatePlaylistBody = z.input<typeof createPlaylistBodySchema>;
