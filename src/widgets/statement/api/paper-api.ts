import { api } from '@/shared/api';
import { saveBlob } from '@/shared/files';

/** Where a statement's PDF is. */
export type PaperAddress = { url: string; params?: Record<string, string | undefined> };

const paperApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saved at once, because a cache would keep it. */
    savePaper: build.mutation<null, PaperAddress & { fileName: string }>({
      queryFn: async ({ fileName, ...address }, _queryApi, _extra, ask) => {
        const { data, error } = await ask({
          ...address,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        saveBlob(data as Blob, fileName);
        return { data: null };
      },
    }),
  }),
});

export const { useSavePaperMutation } = paperApi;
