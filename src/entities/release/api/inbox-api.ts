import { api, ask, partsByCursor, type PartOf, toRequest } from '@/shared/api';
import type { InboxQuery } from '@/shared/contract/inbox.ts';
import type { Preparation, RejectionReason, ReleaseInbox } from '@/shared/contract/release.ts';

/** On the version that the editor saw. */
type ReleaseDecision = { id: string } & (
  | { act: 'approve'; version: number }
  | { act: 'reject'; version: number; reason: RejectionReason; note: string }
  | { act: 'undo' }
);

function toDecision({ id, ...decision }: ReleaseDecision) {
  if (decision.act === 'undo') return toRequest('POST /editorial/releases/:id/undo', { id });
  const { act, ...body } = decision;
  return 'reason' in body
    ? toRequest('POST /editorial/releases/:id/reject', { id, body })
    : toRequest(`POST /editorial/releases/:id/${act}`, { id, body });
}

/** See docs/product/releases.md. */
const inboxApi = api.enhanceEndpoints({ addTagTypes: ['Release'] }).injectEndpoints({
  endpoints: (build) => ({
    releaseInbox: build.infiniteQuery<ReleaseInbox, InboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      ...ask('GET /editorial/releases', ({ queryArg, pageParam: cursor }: PartOf<InboxQuery>) => ({
        query: { ...queryArg, cursor },
      })),
      providesTags: ['Release'],
    }),
    sentRelease: build.query<Preparation, string>({
      ...ask('GET /editorial/releases/:id'),
      providesTags: ['Release'],
    }),
    decideRelease: build.mutation<null, ReleaseDecision>({
      query: toDecision,
      // Another editor may have decided first.
      invalidatesTags: ['Release'],
    }),
  }),
});

export const { useDecideReleaseMutation, useReleaseInboxInfiniteQuery, useSentReleaseQuery } =
  inboxApi;
