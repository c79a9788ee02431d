import { api, getAnswer } from '@/shared/api';
import type { PapersAddress } from '@/shared/contract/paper.ts';

export type Papers = {
  office: 'admin' | 'label';
  /** By default the viewer's own. */
  label?: string | undefined;
  file: string;
};

const papersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not cached, because the address is valid for minutes. */
    askPapersAddress: build.mutation<PapersAddress, Papers>({
      query: ({ office, ...params }) => ({ url: `/${office}/papers`, params }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/paper.ts')).papersAddressSchema,
      ),
    }),
  }),
});

export const { useAskPapersAddressMutation } = papersApi;
