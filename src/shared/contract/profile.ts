import * as z from 'zod/mini';
import { privacyPreferencesSchema } from './preferences.ts';
import { colourSchema, countSchema, daySchema, idSchema, imageSchema } from './primitives.ts';
import { trackListSchema } from './track.ts';
import { countrySchema, subscriptionTypeSchema } from './user.ts';

/**
 * A person's public page, with their newest 100 public playlists. What they do not share is empty (`following`: null), except for themselves;
 * `privacy` tells an empty list from a hidden one.
 */
export const userProfileSchema = z.object({
  id: idSchema,
  displayName: z.string(),
  username: z.string(),
  bio: z.string(),
  profileImage: imageSchema,
  /** Our server tells plan and country to the person alone. */
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
  /** Of all public playlists, where there are more than the newest, which the answer carries. */
  playlistTotals: z.optional(
    z.object({ playlists: countSchema, tracks: countSchema, followers: countSchema }),
  ),
  topTracks: trackListSchema,
  privacy: privacyPreferencesSchema,
  colour: colourSchema,
});

/** What the listener did so far; `secondsListened` adds up the tracks whose play counted. */
export const listenerFiguresSchema = z.object({
  secondsListened: countSchema,
  likedSongs: countSchema,
  followers: countSchema,
  playlists: countSchema,
});

/**
 * Body of follow: empty, or an empty object, toggles it. With `isFollowing` the person is followed from now on, or no
 * longer, whatever it was.
 */
export const followBodySchema = z.optional(
  z.nullable(z.strictObject({ isFollowing: z.optional(z.boolean()) })),
);

/** State after a follow call. */
export const followAnswerSchema = z.object({ isFollowing: z.boolean(), followers: countSchema });

export type ListenerFigures = z.infer<typeof listenerFiguresSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
export type FollowAnswer = z.infer<typeof followAnswerSchema>;
