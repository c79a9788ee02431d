import type * as z from 'zod/mini';
import type {
  EditorialPlaylist,
  EditorialPlaylistBody,
} from '@/shared/contract/editorial-playlist.ts';
import { editorialLimits } from '@/shared/contract/editorial-limits.ts';
import { formSchema } from '@/shared/lib/form';
import { playlistBody } from '../lib/playlist-body';
import type { playlistRules } from './playlist-rules';

type PlaylistForm = z.input<typeof playlistRules>;

export const playlistSchema = formSchema<PlaylistForm, EditorialPlaylistBody>(
  async () => (await import('./playlist-rules')).playlistRules,
);

export const emptyPlaylist: PlaylistForm = {
  name: '',
  description: '',
  coverImage: '',
  category: 'featured',
  priority: String(editorialLimits.priorityMin),
  isActive: true,
};

export const toTyped = (playlist: EditorialPlaylist): PlaylistForm => ({
  ...playlistBody(playlist),
  priority: String(playlist.priority),
});
