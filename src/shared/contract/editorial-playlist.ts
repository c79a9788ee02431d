import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { editorialCategories } from './editorial-categories.ts';
import { editorialLimits, isOwnCover } from './editorial-limits.ts';
import { isForeignAddress } from '../rules/web-address.ts';
import { playlistLimits } from './limits.ts';
import { countSchema, idSchema, imageSchema, instantSchema } from './primitives.ts';

const { priorityMin, priorityMax, coverAddressMax, tracksListed } = editorialLimits;

const categorySchema = z.enum(editorialCategories);
const prioritySchema = z.int().check(z.minimum(priorityMin), z.maximum(priorityMax));

/** Empty, a web address, the present path, or that of an upload. */
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

export const editorialPlaylistBodySchema = z.strictObject({
  name: nameSchema,
  description: z._default(descriptionSchema, ''),
  coverImage: z._default(coverSchema, ''),
  category: z._default(categorySchema, 'featured'),
  priority: z._default(prioritySchema, priorityMin),
  isActive: z._default(z.boolean(), true),
});

export const changeEditorialPlaylistBodySchema = z.strictObject({
  name: nameSchema,
  description: descriptionSchema,
  coverImage: coverSchema,
  category: categorySchema,
  priority: prioritySchema,
  isActive: z.boolean(),
});

export const editorialPlaylistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  coverImage: z.string(),
  picture: imageSchema,
  category: categorySchema,
  priority: prioritySchema,
  isActive: z.boolean(),
  followers: countSchema,
  tracks: z.array(idSchema).check(z.maxLength(tracksListed)),
  trackCount: countSchema,
  totalDuration: countSchema,
  lastUpdated: instantSchema,
  createdAt: instantSchema,
  createdBy: z.string(),
  /** Sent back in `If-Match`. */
  version: countSchema,
});

export const editorialPlaylistListSchema = z.array(editorialPlaylistSchema);

export const changedEditorialPlaylistSchema = z.object({
  playlist: z.extend(z.omit(editorialPlaylistSchema, { id: true }), { _id: idSchema }),
});

export const editorialCoverSchema = z.object({ coverImage: z.string() });

export type EditorialCategory = z.infer<typeof categorySchema>;
export type EditorialPlaylist = z.infer<typeof editorialPlaylistSchema>;
export type EditorialPlaylistBody = z.infer<typeof editorialPlaylistBodySchema>;
