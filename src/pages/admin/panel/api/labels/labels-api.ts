import { api, withSample } from '@/shared/api';
import type { AdminLabelList, AdminLabelQuery } from '@/shared/contract/label-administration.ts';

const contract = () => import('@/shared/contract/label-administration.ts');
const sampleLabels = () => import('@/shared/sample/administration/sample-labels.ts');

/** Labels, for who runs the service. See docs/product/administration.md. */
const labelsApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'AdminLabel'] }).injectEndpoints({
  endpoints: (build) => ({
    adminLabels: build.query<AdminLabelList, AdminLabelQuery>({
      queryFn: withSample({
        query: (params) => ({ url: '/admin/labels', params }),
        schema: async () => (await contract()).adminLabelListSchema,
        sample: async (query) => (await sampleLabels()).sampleLabels(query),
      }),
      providesTags: ['AdminLabel'],
    }),
  }),
});

export const { useAdminLabelsQuery } = labelsApi;
