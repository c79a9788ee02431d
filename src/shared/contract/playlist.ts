import * as z from 'zod/mini';
import { playlistLimits } from './limits.ts';
import { countSchema, idSchema, imageSchema } from './primitives.ts';
import { trackSchema } from './track.ts';

/**
 * A playlist. `totalDuration` is in seconds and `trackCount` counts the whole list; answers that
 * hold several playlists carry at most the first 50 `tracks` of each.
 */
export const playlistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  coverImage: imageSchema,
  owner: z.object({ id: idSchema, displayName: z.string() }),
  tracks: z.array(trackSchema),
  trackCount: countSchema,
  isPublic: z.boolean(),
  followerCount: countSchema,
  totalDuration: countSchema,
});

export const playlistListSchema = z.array(playlistSchema);

export const createPlaylistBodySchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(playlistLimits.nameMax)),
  description: z._default(z.string().check(z.maxLength(playlistLimits.descriptionMax)), ''),
});

export type Playlist = z.infer<typeof playlistSchema>;
export type CreatePlaylistBody = z.input<typeof createPlaylistBodySchema>;
