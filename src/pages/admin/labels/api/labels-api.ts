import { api, ask, isProblem, orInSample, withSample } from '@/shared/api';
import type {
  AdminLabel,
  AdminLabelDetails,
  AdminLabelList,
  AdminLabelQuery,
  ChangeLabelBody,
  CreateLabelBody,
  LabelPerson,
} from '@/shared/contract/label-administration.ts';

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
      ...orInSample({
        of: 'adminLabels',
        ...ask('POST /admin/labels'),
        inSample: async (body: CreateLabelBody) => (await sampleLabels()).createSampleLabel(body),
      }),
      // The log of staff actions has the accounts' tag.
      invalidatesTags: (label) => (label ? ['AdminLabel', 'Account'] : []),
    }),
    changeLabel: build.mutation<AdminLabel, ChangeLabel>({
      ...orInSample({
        of: 'adminLabels',
        ...ask('PATCH /admin/labels/:id', ({ id, ...body }: ChangeLabel) => ({ id, body })),
        inSample: async ({ id, changes }) => (await sampleLabels()).changeSampleLabel(id, changes),
      }),
      // After a conflict, to show the other change.
      invalidatesTags: (label, error) =>
        label || (isProblem(error) && error.kind === 'duplicate') ? ['AdminLabel', 'Account'] : [],
    }),
    addLabelPerson: build.mutation<LabelPerson[], { id: string; email: string }>({
      ...orInSample({
        of: 'adminLabelDetails',
        ...ask('POST /admin/labels/:id/people'),
        inSample: async ({ id, email }) => (await sampleLabels()).addSamplePerson(id, email),
      }),
      invalidatesTags: (people) => (people ? ['AdminLabel', 'Account'] : []),
    }),
    removeLabelPerson: build.mutation<LabelPerson[], { id: string; personId: string }>({
      ...orInSample({
        of: 'adminLabelDetails',
        ...ask('DELETE /admin/labels/:id/people/:personId'),
        inSample: async ({ id, personId }) =>
          (await sampleLabels()).removeSamplePerson(id, personId),
      }),
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
