import { api, ask, send } from '@/shared/api';
import type { PushState } from '@/shared/contract/push.ts';

/** See docs/product/push.md. */
const pushApi = api.enhanceEndpoints({ addTagTypes: ['PushDevice', 'Session'] }).injectEndpoints({
  endpoints: (build) => ({
    pushState: build.query<PushState, void>({
      ...ask('GET /user/push'),
      providesTags: ['PushDevice', 'Session'],
    }),
    savePushDevice: build.mutation({
      ...send('PUT /user/push'),
      invalidatesTags: ['PushDevice'],
    }),
    removePushDevice: build.mutation({
      ...send('DELETE /user/push'),
      invalidatesTags: ['PushDevice'],
    }),
  }),
});

export const { pushState, savePushDevice } = pushApi.endpoints;

export const { usePushStateQuery, useRemovePushDeviceMutation, useSavePushDeviceMutation } =
  pushApi;
