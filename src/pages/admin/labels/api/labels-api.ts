import { api, ask, getAnswer, isProblem, orInSample, withSample } from '@/shared/api';
import type {
  AdminLabel,
  AdminLabelDetails,
  AdminLabelList,
  AdminLabelQuery,
  ChangeLabelBody,
  CreateLabelBody,
  LabelPerson,
} from '@/shared/contract/label-administration.ts';

const contract = () => import('@/shared/contract/label-administration.ts');
const sampleLabels = () => import('@/shared/sample/administration/sample-labels.ts');

type ChangeLabel = ChangeLabelBody & { id: string };

/** See docs/product/administration.md. */
const labelsApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'AdminLabel'] }).injectEndpoints({
  endpoints: (build) => ({
    adminLabels: build.query<AdminLabelList, AdminLabelQuery>({
      queryFn: withSample({
        ...ask('GET /admin/labels'),
        sample: async (query) => (await sampleLabels()).sampleLabels(query),
      }),
      providesTags: ['AdminLabel'],
    }),
    adminLabelDetails: build.query<AdminLabelDetails, string>({
      queryFn: withSample({
        ...ask('GET /admin/labels/:id/details'),
        sample: async (id) => (await sampleLabels()).sampleLabelDetails(id),
      }),
      providesTags: ['AdminLabel'],
    }),
    createLabel: build.mutation<AdminLabel, CreateLabelBody>({
      queryFn: orInSample({
        of: 'adminLabels',
        query: (body) => ({ url: '/admin/labels', method: 'POST', body }),
        inSample: async (body) => (await sampleLabels()).createSampleLabel(body),
      }),
      responseSchema: getAnswer(async () => (await contract()).adminLabelSchema),
      // The log of staff actions has the accounts' tag.
      invalidatesTags: (label) => (label ? ['AdminLabel', 'Account'] : []),
    }),
    changeLabel: build.mutation<AdminLabel, ChangeLabel>({
      queryFn: orInSample({
        of: 'adminLabels',
        query: ({ id, ...body }) => ({ url: `/admin/labels/${id}`, method: 'PATCH', body }),
        inSample: async ({ id, changes }) => (await sampleLabels()).changeSampleLabel(id, changes),
      }),
      responseSchema: getAnswer(async () => (await contract()).adminLabelSchema),
      // After a conflict, to show the other change.
      invalidatesTags: (label, error) =>
        label || (isProblem(error) && error.kind === 'duplicate') ? ['AdminLabel', 'Account'] : [],
    }),
    addLabelPerson: build.mutation<LabelPerson[], { id: string; email: string }>({
      queryFn: orInSample({
        of: 'adminLabelDetails',
        query: ({ id, email }) => ({
          url: `/admin/labels/${id}/people`,
          method: 'POST',
          body: { email },
        }),
        inSample: async ({ id, email }) => (await sampleLabels()).addSamplePerson(id, email),
      }),
      responseSchema: getAnswer(async () => (await contract()).labelPeopleSchema),
      invalidatesTags: (people) => (people ? ['AdminLabel', 'Account'] : []),
    }),
    removeLabelPerson: build.mutation<LabelPerson[], { id: string; personId: string }>({
      queryFn: orInSample({
        of: 'adminLabelDetails',
        query: ({ id, personId }) => ({
          url: `/admin/labels/${id}/people/${personId}`,
          method: 'DELETE',
        }),
        inSample: async ({ id, personId }) =>
          (await sampleLabels()).removeSamplePerson(id, personId),
      }),
      responseSchema: getAnswer(async () => (await contract()).labelPeopleSchema),
      // Also where somebody else removed them first.
      invalidatesTags: (people, error) =>
        people || (isProblem(error) && error.kind === 'not-found') ? ['AdminLabel', 'Account'] : [],
    }),
  }),
});

export const {
  useAddLabelPersonMutation,
  useAdminLabelDetailsQuery,
  useAdminLabelsQuery,
  useChangeLabelMutation,
  useCreateLabelMutation,
  useRemoveLabelPersonMutation,
} = labelsApi;
