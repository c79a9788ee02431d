import { openedPlaylistApi } from '@/entities/playlist';

export { playOrPause } from '@/features/read-tracks';

export const prefetchPlaylist = (id: string) =>
  openedPlaylistApi.util.prefetch('openedPlaylist', id, { ifOlderThan: 60 });
