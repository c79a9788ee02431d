import { api } from '@/shared/api';
import { saveAnswer } from '@/shared/files';

/** Where a statement's PDF is. */
export type PaperAddress = { url: string; params?: Record<string, string | undefined> };

const paperApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePaper: build.mutation<null, PaperAddress & { fileName: string }>({
      queryFn: saveAnswer((address) => address),
    }),
  }),
});

export const { useSavePaperMutation } = paperApi;
