import { afterSuccess, api, ask, send, storeToken } from '@/shared/api';
import type { AuthResponse } from '@/shared/contract/session.ts';

const firstRunApi = api.injectEndpoints({
  endpoints: (build) => ({
    openFirstRun: build.mutation(ask('POST /first-run/code')),
    sendTestEmail: build.mutation(send('POST /first-run/test-mail')),
    setUpService: build.mutation({
      ...ask('POST /first-run'),
      onQueryStarted: afterSuccess((_dispatch: unknown, { token }: AuthResponse) =>
        storeToken(token),
      ),
    }),
  }),
});

export const { useOpenFirstRunMutation, useSendTestEmailMutation, useSetUpServiceMutation } =
  firstRunApi;
