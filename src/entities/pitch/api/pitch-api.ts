import { api, ask, withSample } from '@/shared/api';
import type { Pitch, PitchPlaylist, PreparedChoice } from '@/shared/contract/pitch.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

const sample = () => import('@/shared/sample/promotion/sample-pitches.ts');

/** See docs/product/pitching.md. */
const pitchApi = api.enhanceEndpoints({ addTagTypes: ['Pitch'] }).injectEndpoints({
  endpoints: (build) => ({
    pitches: build.query<Pitch[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/pitches', (query: OfArtists) => ({ query })),
        sample: async () => (await sample()).samplePitches(),
      }),
      providesTags: ['Pitch'],
    }),
    pitchPlaylists: build.query<PitchPlaylist[], void>({
      queryFn: withSample({
        ...ask('GET /promotion/editorial-playlists'),
        sample: async () => (await sample()).samplePitchPlaylists(),
      }),
    }),
    preparedTracks: build.query<PreparedChoice[], OfArtist>({
      queryFn: withSample({
        ...ask('GET /promotion/prepared-tracks', (query: OfArtist) => ({ query })),
        sample: async () => [],
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePitchesQuery, usePitchPlaylistsQuery, usePreparedTracksQuery } = pitchApi;
