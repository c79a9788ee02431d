import * as z from 'zod/mini';
import { deliveredSchema } from './delivery.ts';
import { pageLimits } from './limits.ts';
import { idSchema, imageSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

const followedArtistSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  since: instantSchema,
});

const likedAlbumSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: namedReferenceSchema,
  coverImage: imageSchema,
  since: instantSchema,
});

/** For deliveries; the page of liked songs reads `/tracks/liked`. */
const likedTrackSchema = z.object({ id: idSchema, title: z.string(), since: instantSchema });

export const likedTrackListSchema = z.array(likedTrackSchema);
export const followedArtistListSchema = z.array(followedArtistSchema);
export const likedAlbumListSchema = z.array(likedAlbumSchema);

/** The header `x-next-cursor` has the next cursor. */
export const collectionQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageLimits.collection)),
  ),
});

export const deliveredFollowSchema = z.extend(deliveredSchema, {
  artistId: idSchema,
  isFollowing: z.boolean(),
});

export const deliveredAlbumLikeSchema = z.extend(deliveredSchema, {
  albumId: idSchema,
  isLiked: z.boolean(),
});

export const deliveredTrackLikeSchema = z.extend(deliveredSchema, {
  trackId: idSchema,
  isLiked: z.boolean(),
});

export type FollowedArtist = z.infer<typeof followedArtistSchema>;
export type DeliveredFollow = z.infer<typeof deliveredFollowSchema>;
export type DeliveredAlbumLike = z.infer<typeof deliveredAlbumLikeSchema>;
