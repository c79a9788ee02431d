import { afterSuccess, getAnswer, api, storeToken } from '@/shared/api';
import type {
  FirstRun,
  FirstRunBody,
  FirstRunCode,
  TestEmailBody,
} from '@/shared/contract/first-run.ts';
import type { AuthResponse } from '@/shared/contract/session.ts';

const firstRunApi = api.injectEndpoints({
  endpoints: (build) => ({
    openFirstRun: build.mutation<FirstRun, FirstRunCode>({
      query: (body) => ({ url: '/first-run/code', method: 'POST', body }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/first-run.ts')).firstRunSchema,
      ),
    }),
    sendTestEmail: build.mutation<null, TestEmailBody>({
      query: (body) => ({ url: '/first-run/test-mail', method: 'POST', body }),
    }),
    setUpService: build.mutation<AuthResponse, FirstRunBody>({
      query: (body) => ({ url: '/first-run', method: 'POST', body }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/session.ts')).authResponseSchema,
      ),
      onQueryStarted: afterSuccess((_dispatch: unknown, { token }: AuthResponse) =>
        storeToken(token),
      ),
    }),
  }),
});

export const { useOpenFirstRunMutation, useSendTestEmailMutation, useSetUpServiceMutation } =
  firstRunApi;
