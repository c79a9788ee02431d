import { getAnswer, api, partsByCursor } from '@/shared/api';
import type { InboxQuery } from '@/shared/contract/inbox.ts';
import type { Preparation, RejectionReason, ReleaseInbox } from '@/shared/contract/release.ts';

const contract = () => import('@/shared/contract/release.ts');

/** On the version that the editor saw. */
type ReleaseDecision = { id: string } & (
  | { act: 'approve'; version: number }
  | { act: 'reject'; version: number; reason: RejectionReason; note: string }
  | { act: 'undo' }
);

/** See docs/product/releases.md. */
const inboxApi = api.enhanceEndpoints({ addTagTypes: ['Release'] }).injectEndpoints({
  endpoints: (build) => ({
    releaseInbox: build.infiniteQuery<ReleaseInbox, InboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/editorial/releases',
        params: { ...queryArg, cursor },
      }),
      responseSchema: getAnswer(async () => (await contract()).releaseInboxSchema),
      providesTags: ['Release'],
    }),
    sentRelease: build.query<Preparation, string>({
      query: (id) => `/editorial/releases/${id}`,
      responseSchema: getAnswer(async () => (await contract()).preparationSchema),
      providesTags: ['Release'],
    }),
    decideRelease: build.mutation<null, ReleaseDecision>({
      query: ({ id, act, ...body }) => ({
        url: `/editorial/releases/${id}/${act}`,
        method: 'POST',
        body,
      }),
      // Another editor may have decided first.
      invalidatesTags: ['Release'],
    }),
  }),
});

export const { useDecideReleaseMutation, useReleaseInboxInfiniteQuery, useSentReleaseQuery } =
  inboxApi;
