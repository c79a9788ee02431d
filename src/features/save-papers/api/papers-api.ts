import { api, getAnswer } from '@/shared/api';
import type { CertificateQuery, PapersAddress } from '@/shared/contract/paper.ts';
import { saveAnswer } from '@/shared/files';

export type Papers = {
  office: 'admin' | 'label';
  /** By default the viewer's own. */
  label?: string | undefined;
  file: string;
};

/** Whose certificate; without an id the viewer's own. */
export type Certified =
  | { office: 'label'; label: string | undefined }
  | { office: 'artist'; artist: string | undefined }
  | { office: 'payee' }
  | { office: 'admin'; receiver: string };

type Certificate = CertificateQuery & { of: Certified; fileName: string };

const papersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not cached, because the address is valid for minutes. */
    askPapersAddress: build.mutation<PapersAddress, Papers>({
      query: ({ office, ...params }) => ({ url: `/${office}/papers`, params }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/paper.ts')).papersAddressSchema,
      ),
    }),
    saveCertificate: build.mutation<null, Certificate>({
      queryFn: saveAnswer(({ of: { office, ...of }, ...query }) => ({
        url: `/${office}/certificate`,
        params: { ...of, ...query },
      })),
    }),
  }),
});

export const { useSaveCertificateMutation, useAskPapersAddressMutation } = papersApi;
