import { getAnswer, api, withSample } from '@/shared/api';
import type { Story } from '@/shared/contract/story.ts';

/** Undefined for the viewer's own. */
type OfArtist = { artistId: string | undefined };

type OfArtists = OfArtist & { labelId?: string | undefined };

type OfStory = { id: string; artistId: string };

const contract = () => import('@/shared/contract/story.ts');
const sample = () => import('@/shared/sample/promotion/sample-stories.ts');

/** See docs/product/stories.md. */
const storyApi = api.enhanceEndpoints({ addTagTypes: ['Story'] }).injectEndpoints({
  endpoints: (build) => ({
    myStories: build.query<Story[], OfArtists>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/my-stories', params }),
        schema: async () => (await contract()).storyListSchema,
        sample: async () => (await sample()).sampleOwnStories,
      }),
      providesTags: ['Story'],
    }),
    otherStories: build.query<Story[], OfArtists>({
      queryFn: withSample({
        query: (params) => ({ url: '/promotion/stories', params }),
        schema: async () => (await contract()).storyListSchema,
        sample: async () => (await sample()).sampleOtherStories,
      }),
      providesTags: ['Story'],
    }),
    removeStory: build.mutation<null, OfArtist & { id: string }>({
      query: ({ id, ...params }) => ({
        url: `/promotion/my-stories/${id}`,
        params,
        method: 'DELETE',
      }),
      // Also after a conflict, because somebody else may have been first.
      invalidatesTags: ['Story'],
    }),
    artistStories: build.query<Story[], string>({
      query: (artistId) => `/artists/${artistId}/stories`,
      responseSchema: getAnswer(async () => (await contract()).storyListSchema),
      // A cached story may have expired.
      keepUnusedDataFor: 0,
    }),
    seeStory: build.mutation<null, OfStory>({
      query: ({ id }) => ({ url: `/stories/${id}/views`, method: 'POST' }),
    }),
    hideStories: build.mutation<null, { artistId: string; isHidden: boolean }>({
      query: ({ artistId, isHidden }) => ({
        url: `/artists/${artistId}/stories/hidden`,
        method: isHidden ? 'PUT' : 'DELETE',
      }),
    }),
    likeStory: build.mutation<null, OfStory & { isLiked: boolean }>({
      query: ({ id, isLiked }) => ({
        url: `/stories/${id}/like`,
        method: 'PUT',
        body: { isLiked },
      }),
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
