import type * as z from 'zod/mini';
import { api, ask, partsByCursor, type PartOf, send, toRequest, withSample } from '@/shared/api';
import type {
  Canvas,
  CanvasInbox,
  canvasTracksSchema,
  SentCanvas,
  TrackCanvas,
} from '@/shared/contract/canvas.ts';
import type { InboxQuery } from '@/shared/contract/inbox.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

type CanvasTrack = z.infer<typeof canvasTracksSchema>[number];

type CanvasDecision = { id: string } & (
  | { act: 'approve' | 'undo' }
  | { act: 'reject'; feedback: string }
);

const sample = () => import('@/shared/sample/sample-canvases.ts');

/** See docs/product/canvas.md. */
const canvasApi = api.enhanceEndpoints({ addTagTypes: ['Canvas'] }).injectEndpoints({
  endpoints: (build) => ({
    canvases: build.query<Canvas[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/canvas', (query: OfArtists) => ({ query })),
        sample: async () => (await sample()).sampleCanvases,
      }),
      providesTags: ['Canvas'],
    }),
    canvasTracks: build.query<CanvasTrack[], OfArtist>({
      queryFn: withSample({
        ...ask('GET /promotion/canvas/tracks', (query: OfArtist) => ({ query })),
        sample: async () => (await sample()).sampleCanvasTracks,
      }),
      providesTags: ['Canvas'],
    }),
    removeCanvas: build.mutation({
      ...send('DELETE /promotion/canvas/:id', ({ id, ...query }: OfArtist & { id: string }) => ({
        id,
        query,
      })),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Canvas'],
    }),
    canvasInbox: build.infiniteQuery<CanvasInbox, InboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      ...ask('GET /editorial/canvas', ({ queryArg, pageParam: cursor }: PartOf<InboxQuery>) => ({
        query: { ...queryArg, cursor },
      })),
      providesTags: ['Canvas'],
    }),
    sentCanvas: build.query<SentCanvas, string>({
      ...ask('GET /editorial/canvas/:id'),
      providesTags: ['Canvas'],
    }),
    decideCanvas: build.mutation<null, CanvasDecision>({
      query: ({ id, ...decision }) => {
        if (decision.act !== 'reject')
          return toRequest(`POST /editorial/canvas/:id/${decision.act}`, { id });
        const { act: _act, ...body } = decision;
        return toRequest('POST /editorial/canvas/:id/reject', { id, body });
      },
      // Also where another editor was first.
      invalidatesTags: ['Canvas'],
    }),
    trackCanvas: build.query<{ canvas: TrackCanvas }, string>({
      ...ask('GET /tracks/:id/canvas'),
      keepUnusedDataFor: 300,
    }),
    seeCanvas: build.mutation({
      ...send(
        'POST /tracks/:id/canvas/views',
        ({ trackId: id, canvasId }: { trackId: string; canvasId: string }) => ({
          id,
          body: { canvasId },
        }),
      ),
    }),
  }),
});

export const {
  useCanvasesQuery,
  useCanvasInboxInfiniteQuery,
  useCanvasTracksQuery,
  useDecideCanvasMutation,
  useRemoveCanvasMutation,
  useSeeCanvasMutation,
  useSentCanvasQuery,
  useTrackCanvasQuery,
} = canvasApi;
