import { api } from '@/shared/api';
import { type Track, trackSchema } from '@/shared/contract/track.ts';

/** One track with a fresh address of its sound. */
export const playableTrackApi = api.injectEndpoints({
  endpoints: (build) => ({
    playableTrack: build.query<Track, string>({
      query: (id) => `/tracks/${id}`,
      responseSchema: trackSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});
