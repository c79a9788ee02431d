import * as z from 'zod/mini';
import { genres } from './genres.ts';
import { colourSchema, countSchema, daySchema, idSchema, imageSchema } from './primitives.ts';
import { trackListSchema } from './track.ts';

export const genreSchema = z.enum(genres);

export const artistSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  followers: countSchema,
});

/** Handles without '@', and an https address. */
export const socialLinksSchema = z.object({
  instagram: z.optional(z.string()),
  twitter: z.optional(z.string()),
  website: z.optional(z.string()),
});

/** At most 10 `topTracks`, most played first. */
export const fullArtistSchema = z.extend(artistSummarySchema, {
  bio: z.string(),
  genre: z.string(),
  country: z.string(),
  bannerImage: imageSchema,
  verified: z.boolean(),
  monthlyListeners: countSchema,
  socialLinks: socialLinksSchema,
  topTracks: trackListSchema,
  albums: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      releaseDate: daySchema,
      coverImage: imageSchema,
      totalTracks: countSchema,
    }),
  ),
  relatedArtists: z.array(z.object({ id: idSchema, name: z.string(), image: imageSchema })),
  colour: colourSchema,
  /** Absent for visitors. */
  isFollowing: z.optional(z.boolean()),
});

export type Genre = z.infer<typeof genreSchema>;
export type ArtistSummary = z.infer<typeof artistSummarySchema>;
export type FullArtist = z.infer<typeof fullArtistSchema>;
export type SocialLinks = z.infer<typeof socialLinksSchema>;
