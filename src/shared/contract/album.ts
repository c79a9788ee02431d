import * as z from 'zod/mini';
import {
  colourSchema,
  countSchema,
  daySchema,
  idSchema,
  imageSchema,
  namedReferenceSchema,
} from './primitives.ts';
import { trackListSchema } from './track.ts';

/** `duration` in seconds. */
export const fullAlbumSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: namedReferenceSchema,
  releaseDate: daySchema,
  totalTracks: countSchema,
  duration: countSchema,
  coverImage: imageSchema,
  label: z.string(),
  genre: z.string(),
  tracks: trackListSchema,
  colour: colourSchema,
  /**
   * Only where `releaseDate` is not exact: as precise as known, such as `2018` or `2018-06`, or
   * empty.
   */
  released: z.optional(z.string()),
  /** Absent for visitors. */
  isLiked: z.optional(z.boolean()),
});

export type FullAlbum = z.infer<typeof fullAlbumSchema>;
