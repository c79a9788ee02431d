import { api, ask, send, toRequest, withSample } from '@/shared/api';
import type { Story } from '@/shared/contract/story.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

type OfStory = { id: string; artistId: string };
const sample = () => import('@/shared/sample/promotion/sample-stories.ts');

/** See docs/product/stories.md. */
const storyApi = api.enhanceEndpoints({ addTagTypes: ['Story'] }).injectEndpoints({
  endpoints: (build) => ({
    myStories: build.query<Story[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/my-stories', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleOwnStories,
      }),
      providesTags: ['Story'],
    }),
    otherStories: build.query<Story[], OfArtists>({
      queryFn: withSample({
        ...ask('GET /promotion/stories', (params: OfArtists) => ({ query: params })),
        sample: async () => (await sample()).sampleOtherStories,
      }),
      providesTags: ['Story'],
    }),
    removeStory: build.mutation<null, OfArtist & { id: string }>({
      ...send(
        'DELETE /promotion/my-stories/:id',
        ({ id, ...params }: OfArtist & { id: string }) => ({ id, query: params }),
      ),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Story'],
    }),
    artistStories: build.query<Story[], string>({
      ...ask('GET /artists/:id/stories'),
      // A cached story may have expired.
      keepUnusedDataFor: 0,
    }),
    seeStory: build.mutation<null, OfStory>({
      ...send('POST /stories/:id/views', ({ id }: OfStory) => ({ id })),
    }),
    hideStories: build.mutation<null, { artistId: string; isHidden: boolean }>({
      query: ({ artistId: id, isHidden }) =>
        toRequest(`${isHidden ? 'PUT' : 'DELETE'} /artists/:id/stories/hidden`, { id }),
    }),
    likeStory: build.mutation<null, OfStory & { isLiked: boolean }>({
      ...send('PUT /stories/:id/like', ({ id, isLiked }: OfStory & { isLiked: boolean }) => ({
        id,
        body: { isLiked },
      })),
      async onQueryStarted({ id, artistId, isLiked }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          storyApi.util.updateQueryData('artistStories', artistId, (stories) => {
            const story = stories.find((each) => each.id === id);
            if (!story || story.isLiked === isLiked) return;
            story.isLiked = isLiked;
            story.likes += isLiked ? 1 : -1;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const {
  useArtistStoriesQuery,
  useHideStoriesMutation,
  useLikeStoryMutation,
  useMyStoriesQuery,
  useOtherStoriesQuery,
  useRemoveStoryMutation,
  useSeeStoryMutation,
} = storyApi;
