import { api, ask } from '@/shared/api';

const lyricsApi = api.injectEndpoints({
  endpoints: (build) => ({
    lyrics: build.query({
      ...ask('GET /tracks/:id/lyrics'),
      providesTags: (_lyrics, _error, id) => [{ type: 'Track', id }],
    }),
  }),
});

export const { useLyricsQuery } = lyricsApi;
