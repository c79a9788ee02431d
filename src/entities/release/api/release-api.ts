import { idempotencyHeader } from '@/shared/contract/idempotency.ts';
import { getAnswer, api, withSample } from '@/shared/api';
import type { Draft, DraftSaved, Preparation } from '@/shared/contract/release.ts';

/** The viewer's own if undefined. */
type OfLabel = { label: string | undefined };
type OfRelease = OfLabel & { id: string };

const contract = () => import('@/shared/contract/release.ts');
const savedAnswer = getAnswer(async () => (await contract()).draftSavedSchema);

/** See docs/product/releases.md. */
const releaseApi = api.enhanceEndpoints({ addTagTypes: ['Release'] }).injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<Preparation[], OfLabel>({
      queryFn: withSample({
        query: (params) => ({ url: '/label/drafts', params }),
        schema: async () => (await contract()).preparationsSchema,
        sample: async () => [],
      }),
      providesTags: ['Release'],
    }),
    draft: build.query<Preparation, OfRelease>({
      query: ({ id, label }) => ({ url: `/label/drafts/${id}`, params: { label } }),
      responseSchema: getAnswer(async () => (await contract()).preparationSchema),
      keepUnusedDataFor: 0,
    }),
    // Autosaves do not refetch the lists; leaving the form does.
    createDraft: build.mutation<DraftSaved, OfLabel & { key: string; draft: Draft }>({
      query: ({ label, key, draft }) => ({
        url: '/label/drafts',
        params: { label },
        method: 'POST',
        headers: { [idempotencyHeader]: key },
        body: draft,
      }),
      responseSchema: savedAnswer,
    }),
    changeDraft: build.mutation<
      DraftSaved,
      OfRelease & { key: string; version: number; draft: Draft }
    >({
      query: ({ id, label, key, ...body }) => ({
        url: `/label/drafts/${id}`,
        params: { label },
        method: 'PUT',
        headers: { [idempotencyHeader]: key },
        body,
      }),
      responseSchema: savedAnswer,
    }),
    deleteDraft: build.mutation<null, OfRelease>({
      query: ({ id, label }) => ({
        url: `/label/drafts/${id}`,
        params: { label },
        method: 'DELETE',
      }),
      invalidatesTags: ['Release'],
    }),
    sendRelease: build.mutation<DraftSaved, OfRelease & { version: number }>({
      query: ({ id, label, version }) => ({
        url: `/label/drafts/${id}/send`,
        params: { label },
        method: 'POST',
        body: { version },
      }),
      responseSchema: savedAnswer,
    }),
    withdrawRelease: build.mutation<DraftSaved, OfRelease>({
      query: ({ id, label }) => ({
        url: `/label/drafts/${id}/withdraw`,
        params: { label },
        method: 'POST',
      }),
      responseSchema: savedAnswer,
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
