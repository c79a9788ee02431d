import { api, ask } from '@/shared/api';
import type { ServiceState } from '@/shared/contract/administration.ts';

export const serviceApi = api.enhanceEndpoints({ addTagTypes: ['Service'] }).injectEndpoints({
  endpoints: (build) => ({
    serviceState: build.query<ServiceState, void>({
      ...ask('GET /service'),
      providesTags: ['Service'],
    }),
  }),
});

export const { useServiceStateQuery } = serviceApi;
