import { answerOf, api } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';

/** Returns the track with a fresh audio address. */
export const playableTrackApi = api.injectEndpoints({
  endpoints: (build) => ({
    playableTrack: build.query<Track, string>({
      query: (call) => `/tracks/${call}`,
      responseSchema: answerOf(
        async () => (await import('@/shared/contract/track.ts')).trackSchema,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});
