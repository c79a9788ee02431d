import type { Playlist, Visibility } from '@/shared/contract/playlist.ts';

export const getVisibility = ({
  visibility,
  isPublic,
}: Pick<Playlist, 'visibility' | 'isPublic'>): Visibility =>
  visibility ?? (isPublic ? 'public' : 'private');
