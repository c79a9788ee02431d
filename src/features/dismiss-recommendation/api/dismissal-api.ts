import { api, ask, send } from '@/shared/api';
import type { Dismissal, Dismissals } from '@/shared/contract/radio.ts';

type Subject = Pick<Dismissal, 'kind' | 'id'>;

const tag = { type: 'User', id: 'dismissals' } as const;

const dismissalApi = api.injectEndpoints({
  endpoints: (build) => ({
    dismissals: build.query<Dismissals, void>({
      ...ask('GET /user/dismissals'),
      providesTags: [tag],
    }),
    dismiss: build.mutation<null, Subject>({
      ...send('PUT /user/dismissals/:kind/:id'),
      invalidatesTags: [tag],
    }),
    restoreDismissed: build.mutation<null, Subject>({
      ...send('DELETE /user/dismissals/:kind/:id'),
      invalidatesTags: [tag],
    }),
  }),
});

export const { useDismissMutation, useDismissalsQuery, useRestoreDismissedMutation } = dismissalApi;
