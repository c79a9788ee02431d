import * as z from 'zod/mini';
import { genreIds, moodIds } from './codes.ts';
import { searchResultsSchema } from './search.ts';

export const genreIdSchema = z.enum(genreIds);
export const moodIdSchema = z.enum(moodIds);

/** At most 30 tracks and 12 of the others, the most popular first. */
export const browsePageSchema = z.pick(searchResultsSchema, {
  tracks: true,
  playlists: true,
  artists: true,
});

export type GenreId = z.infer<typeof genreIdSchema>;
export type MoodId = z.infer<typeof moodIdSchema>;
export type BrowsePage = z.infer<typeof browsePageSchema>;
export type BrowseTopic = { kind: 'genre'; id: string } | { kind: 'mood'; id: string };
