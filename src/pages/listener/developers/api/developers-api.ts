import { api, getAnswer } from '@/shared/api';
import { saveAnswer } from '@/shared/files';
import type { ApiDocument } from '../model/api-document';

const url = '/openapi.json';

/** The server keeps it, and the browser asks again with its ETag. */
const developersApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiDocument: build.query<ApiDocument, void>({
      query: () => url,
      responseSchema: getAnswer<ApiDocument>(
        async () => (await import('../model/api-document')).apiDocumentSchema,
      ),
    }),
    saveApiDocument: build.mutation<null, { fileName: string }>({
      queryFn: saveAnswer(() => ({ url })),
    }),
  }),
});

export const { useApiDocumentQuery, useSaveApiDocumentMutation } = developersApi;
