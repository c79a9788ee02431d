import { api, ask, withSample } from '@/shared/api';
import type {
  ArtistAudience,
  ArtistStats,
  ArtistTrack,
  FigureRange,
} from '@/shared/contract/artist-figures.ts';
import type { LabelInfo } from '@/shared/contract/label.ts';
import type { Payment, Seal, Statement } from '@/shared/contract/statement.ts';
import type { TrackTimeline } from '@/shared/contract/track-timeline.ts';

/** The viewer's own if undefined. */
type OfArtist = { artist: string | undefined };

type OfArtistAndRange = OfArtist & { range: FigureRange };

type OfTrack = OfArtist & { id: string };

type OfStatement = OfArtist & { id: string };

const samplePayments = () => import('@/shared/sample/artist-figures/sample-payments.ts');

/** See docs/product/figures.md. */
const figureApi = api.enhanceEndpoints({ addTagTypes: ['Contract'] }).injectEndpoints({
  endpoints: (build) => ({
    artistStats: build.query<ArtistStats, OfArtistAndRange>({
      queryFn: withSample({
        ...ask('GET /artist/stats', (params: OfArtistAndRange) => ({ query: params })),
        sample: async ({ range }) =>
          (await import('@/shared/sample/artist-figures/sample-stats.ts')).sampleStats(range),
      }),
    }),
    artistTracks: build.query<ArtistTrack[], OfArtist>({
      queryFn: withSample({
        ...ask('GET /artist/tracks', (params: OfArtist) => ({ query: params })),
        sample: async () =>
          (await import('@/shared/sample/artist-figures/sample-tracks.ts')).sampleTracks,
      }),
    }),
    /** Without a sample: nobody decided anything about invented songs. */
    trackTimeline: build.query<TrackTimeline, OfTrack>({
      ...ask('GET /artist/tracks/:id/timeline', ({ id, artist }: OfTrack) => ({
        id,
        query: { artist },
      })),
    }),
    artistAudience: build.query<ArtistAudience, OfArtistAndRange>({
      queryFn: withSample({
        ...ask('GET /artist/audience', (params: OfArtistAndRange) => ({ query: params })),
        sample: async ({ range }) =>
          (await import('@/shared/sample/artist-figures/sample-audience.ts')).sampleAudience(range),
      }),
    }),
    labelInfo: build.query<LabelInfo, OfArtist>({
      queryFn: withSample({
        ...ask('GET /artist/label-info', (params: OfArtist) => ({ query: params })),
        sample: async () =>
          (await import('@/shared/sample/artist-figures/sample-label.ts')).sampleLabel(),
      }),
      providesTags: ['Contract'],
    }),
    artistPayments: build.query<Payment[], OfArtist>({
      queryFn: withSample({
        ...ask('GET /artist/payments', (params: OfArtist) => ({ query: params })),
        sample: async () => (await samplePayments()).samplePayments(),
      }),
    }),
    artistStatement: build.query<Statement, OfStatement>({
      queryFn: withSample({
        ...ask('GET /artist/payments/:id', ({ id, artist }: OfStatement) => ({
          id,
          query: { artist },
        })),
        sample: async ({ id }) => (await samplePayments()).sampleStatement(id),
      }),
    }),
    /** Without a sample, which would confirm any seal. */
    statementSeal: build.query<Seal, { id: string; hash: string }>({
      ...ask('GET /statements/:id/seal'),
    }),
  }),
});

export const {
  useArtistStatsQuery,
  useArtistTracksQuery,
  useArtistAudienceQuery,
  useLabelInfoQuery,
  useArtistPaymentsQuery,
  useArtistStatementQuery,
  useLazyStatementSealQuery,
  useTrackTimelineQuery,
} = figureApi;
