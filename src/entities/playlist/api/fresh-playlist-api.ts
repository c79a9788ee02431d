import { api, ask } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';

/** An open playlist as it is now, beside the one that is shown. */
export const freshPlaylistApi = api.injectEndpoints({
  endpoints: (build) => ({
    freshPlaylist: build.query<FullPlaylist, string>({
      ...ask('GET /playlists/:id'),
      keepUnusedDataFor: 0,
    }),
  }),
});
