import * as z from 'zod/mini';
import { privacyPreferencesSchema } from './preferences.ts';
import { colourSchema, countSchema, daySchema, idSchema, imageSchema } from './primitives.ts';
import { trackListSchema } from './track.ts';
import { countrySchema, subscriptionTypeSchema } from './user.ts';

/**
 * At most 100 public playlists. Hidden lists are empty (`following`: null); `privacy` distinguishes them from empty ones.
 */
export const userProfileSchema = z.object({
  id: idSchema,
  displayName: z.string(),
  username: z.string(),
  bio: z.string(),
  profileImage: imageSchema,
  country: z.optional(countrySchema),
  subscriptionType: z.optional(subscriptionTypeSchema),
  followers: countSchema,
  following: z.nullable(countSchema),
  joinDate: daySchema,
  isFollowing: z.boolean(),
  publicPlaylists: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      description: z.string(),
      coverImage: imageSchema,
      tracks: countSchema,
      followers: countSchema,
    }),
  ),
  playlistTotals: z.optional(
    z.object({ playlists: countSchema, tracks: countSchema, followers: countSchema }),
  ),
  topTracks: trackListSchema,
  privacy: privacyPreferencesSchema,
  colour: colourSchema,
});

export const listenerFiguresSchema = z.object({
  secondsListened: countSchema,
  likedSongs: countSchema,
  followers: countSchema,
  playlists: countSchema,
});

/** Without `isFollowing` it toggles. */
export const followBodySchema = z.optional(
  z.nullable(z.strictObject({ isFollowing: z.optional(z.boolean()) })),
);

export const followAnswerSchema = z.object({ isFollowing: z.boolean(), followers: countSchema });

export type ListenerFigures = z.infer<typeof listenerFiguresSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
export type FollowAnswer = z.infer<typeof followAnswerSchema>;
