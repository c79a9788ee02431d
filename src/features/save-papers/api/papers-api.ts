import { api, getAnswer } from '@/shared/api';
import type { CertificateQuery, PapersAddress } from '@/shared/contract/paper.ts';
import { saveBlob } from '@/shared/files';

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
    /** Saved at once, because a cache would keep it. */
    saveCertificate: build.mutation<null, Certificate>({
      queryFn: async ({ of: { office, ...of }, fileName, ...query }, _queryApi, _extra, ask) => {
        const { data, error } = await ask({
          url: `/${office}/certificate`,
          params: { ...of, ...query },
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        saveBlob(data as Blob, fileName);
        return { data: null };
      },
    }),
  }),
});

export const { useSaveCertificateMutation, useAskPapersAddressMutation } = papersApi;
