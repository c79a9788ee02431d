import { api, ask } from '@/shared/api';
import type { Dismissal, Dismissals } from '@/shared/contract/radio.ts';

type Subject = Pick<Dismissal, 'kind' | 'id'>;

const tag = { type: 'User', id: 'dismissals' } as const;
const getUrl = ({ kind, id }: Subject) => `/user/dismissals/${kind}/${id}`;

const dismissalApi = api.injectEndpoints({
  endpoints: (build) => ({
    dismissals: build.query<Dismissals, void>({
      ...ask('GET /user/dismissals'),
      providesTags: [tag],
    }),
    dismiss: build.mutation<null, Subject>({
      query: (subject) => ({ url: getUrl(subject), method: 'PUT' }),
      invalidatesTags: [tag],
    }),
    restoreDismissed: build.mutation<null, Subject>({
      query: (subject) => ({ url: getUrl(subject), method: 'DELETE' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const { useDismissMutation, useDismissalsQuery, useRestoreDismissedMutation } = dismissalApi;
