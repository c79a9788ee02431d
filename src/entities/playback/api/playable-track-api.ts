import { getAnswer, api } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';

/** Returns the track with a fresh audio address. */
export const playableTrackApi = api.injectEndpoints({
  endpoints: (build) => ({
    playableTrack: build.query<Track, string>({
      query: (call) => `/tracks/${call}`,
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/track.ts')).trackSchema,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});
