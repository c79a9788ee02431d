import { afterSuccess, getAnswer, api } from '@/shared/api';
import type { DataExportAnswer } from '@/shared/contract/data-export.ts';

const contract = () => import('@/shared/contract/data-export.ts');
const exportAnswer = getAnswer(async () => (await contract()).dataExportAnswerSchema);

const dataExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    dataExport: build.query<DataExportAnswer, void>({
      query: () => '/user/data-export',
      responseSchema: exportAnswer,
      providesTags: [{ type: 'Session', id: 'data-export' }],
    }),
    orderDataExport: build.mutation<DataExportAnswer, void>({
      query: () => ({ url: '/user/data-export', method: 'POST' }),
      responseSchema: exportAnswer,
      onQueryStarted: afterSuccess((dispatch, answer) => {
        void dispatch(dataExportApi.util.upsertQueryData('dataExport', undefined, answer));
      }),
    }),
    askDataExportAddress: build.mutation<{ address: string }, void>({
      query: () => ({ url: '/user/data-export/address', method: 'POST' }),
      responseSchema: getAnswer(async () => (await contract()).dataExportAddressSchema),
      // A file that has expired is shown as such.
      invalidatesTags: (_, error) => (error ? [{ type: 'Session', id: 'data-export' }] : []),
    }),
  }),
});

export const { useAskDataExportAddressMutation, useDataExportQuery, useOrderDataExportMutation } =
  dataExportApi;
