import { afterSuccess, api, ask, withSample } from '@/shared/api';
import type { FollowAnswer, UserProfile } from '@/shared/contract/profile.ts';

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    userProfile: build.query<UserProfile, string>({
      queryFn: withSample({
        ...ask('GET /users/:id'),
        sample: async (id) =>
          (await import('@/shared/sample/sample-profile.ts')).sampleUserProfile(id),
      }),
      providesTags: (_profile, _error, id) => [{ type: 'User', id }],
    }),
    followUser: build.mutation<FollowAnswer, { id: string; isFollowing: boolean }>({
      ...ask('POST /users/:id/follow', ({ id, ...body }: { id: string; isFollowing: boolean }) => ({
        id,
        body,
      })),
      /** Only after success. See docs/product/people.md. */
      onQueryStarted: afterSuccess((dispatch, { isFollowing }, { id }) => {
        dispatch(
          userApi.util.updateQueryData('userProfile', id, (profile) => {
            if (profile.isFollowing === isFollowing) return;
            profile.isFollowing = isFollowing;
            profile.followers += isFollowing ? 1 : -1;
          }),
        );
      }),
    }),
  }),
});

export const { useFollowUserMutation, useUserProfileQuery } = userApi;
