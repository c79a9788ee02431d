import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { editorialCategories } from './editorial-categories.ts';
import { editorialLimits, isOwnCover } from './editorial-limits.ts';
import { isForeignAddress } from './web-address.ts';
import { playlistLimits } from './limits.ts';
import { countSchema, idSchema, imageSchema, instantSchema } from './primitives.ts';

const { priorityMin, priorityMax, coverAddressMax, tracksListed } = editorialLimits;

const categorySchema = z.enum(editorialCategories);
const prioritySchema = z.int().check(z.minimum(priorityMin), z.maximum(priorityMax));

/**
 * The cover: empty for the art that is drawn; an address, which browsers load and the server never does; the path that
 * an answer named, for the picture that is there; or what `PUT /editorial/uploads/cover` answered.
 */
const coverSchema = z.string().check(
  trimUnseen(),
  z.maxLength(coverAddressMax),
  z.refine((text) => text === '' || isOwnCover(text) || isForeignAddress(text)),
);

const nameSchema = z
  .string()
  .check(trimLine(), z.minLength(1), z.maxLength(playlistLimits.nameMax));
const descriptionSchema = z
  .string()
  .check(trimUnseen(), z.maxLength(playlistLimits.descriptionMax));

/** What an editor writes of a playlist; a change sends all of it. */
export const editorialPlaylistBodySchema = z.strictObject({
  name: nameSchema,
  description: z._default(descriptionSchema, ''),
  coverImage: z._default(coverSchema, ''),
  category: z._default(categorySchema, 'featured'),
  priority: z._default(prioritySchema, priorityMin),
  isActive: z._default(z.boolean(), true),
});

/** As above, with nothing left out: what is not said would not stay as it was. */
export const changeEditorialPlaylistBodySchema = z.strictObject({
  name: nameSchema,
  description: descriptionSchema,
  coverImage: coverSchema,
  category: categorySchema,
  priority: prioritySchema,
  isActive: z.boolean(),
});

/** A playlist of the house, as its editors have it. */
export const editorialPlaylistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** As a change sends it back: empty where the art is drawn. */
  coverImage: z.string(),
  /** What to show: a path of ours, also where a browser is led on from there. */
  picture: imageSchema,
  category: categorySchema,
  priority: prioritySchema,
  /** Featured on home and in search, and to be opened by everybody. */
  isActive: z.boolean(),
  followers: countSchema,
  /** Ids of the first tracks. */
  tracks: z.array(idSchema).check(z.maxLength(tracksListed)),
  trackCount: countSchema,
  /** Seconds. */
  totalDuration: countSchema,
  /** When it or its tracks changed last; a reader makes words of it. */
  lastUpdated: instantSchema,
  createdAt: instantSchema,
  /** Name of a person. */
  createdBy: z.string(),
  /** For `If-Match` of a change: what its sender has seen. */
  version: countSchema,
});

export const editorialPlaylistListSchema = z.array(editorialPlaylistSchema);

/** Answer of a change: the playlist names itself by `_id`. */
export const changedEditorialPlaylistSchema = z.object({
  playlist: z.extend(z.omit(editorialPlaylistSchema, { id: true }), { _id: idSchema }),
});

/** Answer of a cover that was sent: what the playlist is saved with. */
export const editorialCoverSchema = z.object({ coverImage: z.string() });

export type EditorialCategory = z.infer<typeof categorySchema>;
export type EditorialPlaylist = z.infer<typeof editorialPlaylistSchema>;
export type EditorialPlaylistBody = z.infer<typeof editorialPlaylistBodySchema>;
