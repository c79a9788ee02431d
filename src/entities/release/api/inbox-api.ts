import { answerOf, api } from '@/shared/api';
import type { RejectionReason, ReleaseInbox } from '@/shared/contract/release.ts';

/** The version that the editor saw. */
type Seen = { id: string; version: number };

/** See docs/product/releases.md. */
const inboxApi = api.enhanceEndpoints({ addTagTypes: ['Release'] }).injectEndpoints({
  endpoints: (build) => ({
    releaseInbox: build.query<ReleaseInbox, string | undefined>({
      query: (cursor) => ({ url: '/editorial/releases', params: { cursor } }),
      responseSchema: answerOf(
        async () => (await import('@/shared/contract/release.ts')).releaseInboxSchema,
      ),
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

export const { useApproveReleaseMutation, useRejectReleaseMutation, useReleaseInboxQuery } =
  inboxApi;
