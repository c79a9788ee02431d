import { getAnswer, api } from '@/shared/api';
import type { ServiceState } from '@/shared/contract/administration.ts';

export const serviceApi = api.enhanceEndpoints({ addTagTypes: ['Service'] }).injectEndpoints({
  endpoints: (build) => ({
    serviceState: build.query<ServiceState, void>({
      query: () => '/service',
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/administration.ts')).serviceStateSchema,
      ),
      providesTags: ['Service'],
    }),
  }),
});

export const { useServiceStateQuery } = serviceApi;
