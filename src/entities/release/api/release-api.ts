import { idempotencyHeader } from '@/shared/contract/idempotency.ts';
import { api, ask, send, withSample } from '@/shared/api';
import type { Draft, DraftSaved, Preparation } from '@/shared/contract/release.ts';

/** The viewer's own if undefined. */
type OfLabel = { label: string | undefined };
type OfRelease = OfLabel & { id: string };
type NewDraft = OfLabel & { key: string; draft: Draft };
type ChangedDraft = OfRelease & { key: string; version: number; draft: Draft };

const ofRelease = ({ id, label }: OfRelease) => ({ id, query: { label } });

/** See docs/product/releases.md. */
const releaseApi = api.enhanceEndpoints({ addTagTypes: ['Release'] }).injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<Preparation[], OfLabel>({
      queryFn: withSample({
        ...ask('GET /label/drafts', (query: OfLabel) => ({ query })),
        sample: async () => [],
      }),
      providesTags: ['Release'],
    }),
    draft: build.query<Preparation, OfRelease>({
      ...ask('GET /label/drafts/:id', ofRelease),
      keepUnusedDataFor: 0,
    }),
    // Autosaves do not refetch the lists; leaving the form does.
    createDraft: build.mutation<DraftSaved, NewDraft>({
      ...ask('POST /label/drafts', ({ label, key, draft }: NewDraft) => ({
        query: { label },
        headers: { [idempotencyHeader]: key },
        body: draft,
      })),
    }),
    changeDraft: build.mutation<DraftSaved, ChangedDraft>({
      ...ask('PUT /label/drafts/:id', ({ id, label, key, ...body }: ChangedDraft) => ({
        id,
        query: { label },
        headers: { [idempotencyHeader]: key },
        body,
      })),
    }),
    deleteDraft: build.mutation<null, OfRelease>({
      ...send('DELETE /label/drafts/:id', ofRelease),
      invalidatesTags: ['Release'],
    }),
    sendRelease: build.mutation<DraftSaved, OfRelease & { version: number }>({
      ...ask(
        'POST /label/drafts/:id/send',
        ({ version, ...release }: OfRelease & { version: number }) => ({
          ...ofRelease(release),
          body: { version },
        }),
      ),
    }),
    withdrawRelease: build.mutation<DraftSaved, OfRelease>({
      ...ask('POST /label/drafts/:id/withdraw', ofRelease),
      invalidatesTags: ['Release'],
    }),
  }),
});

export const refreshReleases = () => releaseApi.util.invalidateTags(['Release']);

export const {
  useChangeDraftMutation,
  useCreateDraftMutation,
  useDeleteDraftMutation,
  useDraftQuery,
  useDraftsQuery,
  useSendReleaseMutation,
  useWithdrawReleaseMutation,
} = releaseApi;
