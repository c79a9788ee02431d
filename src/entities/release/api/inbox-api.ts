import { answerOf, api, partsByCursor } from '@/shared/api';
import type { InboxQuery } from '@/shared/contract/inbox.ts';
import type { Preparation, RejectionReason, ReleaseInbox } from '@/shared/contract/release.ts';

const contract = () => import('@/shared/contract/release.ts');

/** The version that the editor saw. */
type Seen = { id: string; version: number };

/** See docs/product/releases.md. */
const inboxApi = api.enhanceEndpoints({ addTagTypes: ['Release'] }).injectEndpoints({
  endpoints: (build) => ({
    releaseInbox: build.infiniteQuery<ReleaseInbox, InboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/editorial/releases',
        params: { ...queryArg, cursor },
      }),
      responseSchema: answerOf(async () => (await contract()).releaseInboxSchema),
      providesTags: ['Release'],
    }),
    sentRelease: build.query<Preparation, string>({
      query: (id) => `/editorial/releases/${id}`,
      responseSchema: answerOf(async () => (await contract()).preparationSchema),
      providesTags: ['Release'],
    }),
    approveRelease: build.mutation<null, Seen>({
      query: ({ id, version }) => ({
        url: `/editorial/releases/${id}/approve`,
        method: 'POST',
        body: { version },
      }),
      // Another editor may have been first.
      invalidatesTags: ['Release'],
    }),
    rejectRelease: build.mutation<null, Seen & { reason: RejectionReason; note: string }>({
      query: ({ id, ...body }) => ({
        url: `/editorial/releases/${id}/reject`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Release'],
    }),
  }),
});

export const {
  useApproveReleaseMutation,
  useRejectReleaseMutation,
  useReleaseInboxInfiniteQuery,
  useSentReleaseQuery,
} = inboxApi;
