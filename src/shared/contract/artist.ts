import * as z from 'zod/mini';
import { countSchema, idSchema, imageSchema } from './primitives.ts';

/** The twelve genres of the catalogue. Source: document 1, section 2, Search. */
export const genreSchema = z.enum([
  'Pop',
  'Hip Hop',
  'Rock',
  'Electronic',
  'Indie',
  'Reggaeton',
  'Jazz',
  'R&B',
  'Country',
  'Classical',
  'Funk',
  'Folk',
]);

/** An artist as search shows one. */
export const artistSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  followers: countSchema,
});

export type Genre = z.infer<typeof genreSchema>;
export type ArtistSummary = z.infer<typeof artistSummarySchema>;
