import { api, withSample } from '@/shared/api';
import type { Pitch, PitchPlaylist, PreparedChoice } from '@/shared/contract/pitch.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

const contract = () => import('@/shared/contract/pitch.ts');
const sample = () => import('@/shared/sample/promotion/sample-pitches.ts');

/** See docs/product/pitching.md. */
const pitchApi = api.enhanceEndpoints({ addTagTypes: ['Pitch'] }).injectEndpoints({
  endpoints: (build) => ({
    pitches: build.query<Pitch[], OfArtists>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/pitches', params }),
        schema: async () => (await contract()).pitchListSchema,
        sample: async () => (await sample()).samplePitches(),
      }),
      providesTags: ['Pitch'],
    }),
    pitchPlaylists: build.query<PitchPlaylist[], void>({
      queryFn: withSample({
        query: () => '/promotion/editorial-playlists',
        schema: async () => (await contract()).pitchPlaylistListSchema,
        sample: async () => (await sample()).samplePitchPlaylists(),
      }),
    }),
    preparedTracks: build.query<PreparedChoice[], OfArtist>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/prepared-tracks', params }),
        schema: async () => (await contract()).preparedChoiceListSchema,
        sample: async () => [],
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePitchesQuery, usePitchPlaylistsQuery, usePreparedTracksQuery } = pitchApi;
