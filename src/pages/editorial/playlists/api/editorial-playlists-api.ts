import {
  afterSuccess,
  api,
  ask,
  getAnswer,
  isProblem,
  send,
  toRequest,
  withSample,
} from '@/shared/api';
import type {
  EditorialPlaylist,
  EditorialPlaylistBody,
} from '@/shared/contract/editorial-playlist.ts';
import { idempotencyHeader } from '@/shared/contract/idempotency.ts';
import { inFeaturedOrder } from '../lib/in-featured-order';

const contract = () => import('@/shared/contract/editorial-playlist.ts');

type Creation = { body: EditorialPlaylistBody; key: string };
type Change = {
  id: string;
  body: EditorialPlaylistBody;
  /** The version that the editor has seen. */
  version: number;
};

/** See docs/product/editorial.md. */
export const editorialPlaylistsApi = api.injectEndpoints({
  endpoints: (build) => ({
    editorialPlaylists: build.query<EditorialPlaylist[], void>({
      queryFn: withSample({
        ...ask('GET /playlists/editorial'),
        sample: async () =>
          (await import('@/shared/sample/sample-editorial.ts')).sampleEditorialPlaylists(),
      }),
    }),
    createEditorialPlaylist: build.mutation<EditorialPlaylist, Creation>({
      ...ask('POST /playlists/editorial', ({ body, key }: Creation) => ({
        body,
        headers: { [idempotencyHeader]: key },
      })),
      invalidatesTags: featuredTags,
      onQueryStarted: afterSuccess((dispatch, created) => {
        dispatch(changeList((playlists) => [...playlists, created]));
      }),
    }),
    /** Stores the answer under the playlist's own id. */
    changeEditorialPlaylist: build.mutation<EditorialPlaylist, Change>({
      query: ({ id, body, version }) =>
        toRequest('PUT /playlists/editorial/:id', {
          id,
          body,
          headers: { 'if-match': `"${version}"` },
        }),
      rawResponseSchema: getAnswer(async () => (await contract()).changedEditorialPlaylistSchema),
      transformResponse: ({
        playlist: { _id: id, ...about },
      }: {
        playlist: Omit<EditorialPlaylist, 'id'> & { _id: string };
      }) => ({ id, ...about }),
      invalidatesTags: featuredTags,
      onQueryStarted: afterSuccess((dispatch, changed, { id }) => {
        dispatch(
          changeList((playlists) => playlists.map((each) => (each.id === id ? changed : each))),
        );
      }),
    }),
    deleteEditorialPlaylist: build.mutation({
      ...send('DELETE /playlists/editorial/:id'),
      invalidatesTags: (_answer, error) => featuredTags(undefined, error),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isMissing = await queryFulfilled.then(
          () => true,
          // Another editor was first.
          ({ error }) => isProblem(error) && error.kind === 'not-found',
        );
        if (isMissing) dispatch(changeList((all) => all.filter((each) => each.id !== id)));
      },
    }),
  }),
});

/** Where others see it: home, search, its page. */
function featuredTags(_answer: unknown, error: unknown) {
  return error ? [] : (['Playlist', 'Search'] as const);
}

function changeList(change: (playlists: EditorialPlaylist[]) => EditorialPlaylist[]) {
  return editorialPlaylistsApi.util.updateQueryData('editorialPlaylists', undefined, (draft) =>
    change(draft).toSorted(inFeaturedOrder),
  );
}

export const {
  useEditorialPlaylistsQuery,
  useCreateEditorialPlaylistMutation,
  useChangeEditorialPlaylistMutation,
  useDeleteEditorialPlaylistMutation,
} = editorialPlaylistsApi;
