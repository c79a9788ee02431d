import type * as z from 'zod/mini';
import { getAnswer, api, partsByCursor, withSample } from '@/shared/api';
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

const contract = () => import('@/shared/contract/canvas.ts');
const sample = () => import('@/shared/sample/sample-canvases.ts');

/** See docs/product/canvas.md. */
const canvasApi = api.enhanceEndpoints({ addTagTypes: ['Canvas'] }).injectEndpoints({
  endpoints: (build) => ({
    canvases: build.query<Canvas[], OfArtists>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/canvas', params }),
        schema: async () => (await contract()).canvasListSchema,
        sample: async () => (await sample()).sampleCanvases,
      }),
      providesTags: ['Canvas'],
    }),
    canvasTracks: build.query<CanvasTrack[], OfArtist>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/canvas/tracks', params }),
        schema: async () => (await contract()).canvasTracksSchema,
        sample: async () => (await sample()).sampleCanvasTracks,
      }),
      providesTags: ['Canvas'],
    }),
    removeCanvas: build.mutation<null, OfArtist & { id: string }>({
      query: ({ id, ...params }) => ({ url: `/promotion/canvas/${id}`, params, method: 'DELETE' }),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Canvas'],
    }),
    canvasInbox: build.infiniteQuery<CanvasInbox, InboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/editorial/canvas',
        params: { ...queryArg, cursor },
      }),
      responseSchema: getAnswer(async () => (await contract()).canvasInboxSchema),
      providesTags: ['Canvas'],
    }),
    sentCanvas: build.query<SentCanvas, string>({
      query: (id) => `/editorial/canvas/${id}`,
      responseSchema: getAnswer(async () => (await contract()).sentCanvasSchema),
      providesTags: ['Canvas'],
    }),
    decideCanvas: build.mutation<null, CanvasDecision>({
      query: ({ id, act, ...body }) => ({
        url: `/editorial/canvas/${id}/${act}`,
        method: 'POST',
        body,
      }),
      // Also where another editor was first.
      invalidatesTags: ['Canvas'],
    }),
    trackCanvas: build.query<{ canvas: TrackCanvas }, string>({
      query: (trackId) => `/tracks/${trackId}/canvas`,
      responseSchema: getAnswer(async () => (await contract()).trackCanvasSchema),
      keepUnusedDataFor: 300,
    }),
    seeCanvas: build.mutation<null, { trackId: string; canvasId: string }>({
      query: ({ trackId, canvasId }) => ({
        url: `/tracks/${trackId}/canvas/views`,
        method: 'POST',
        body: { canvasId },
      }),
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
