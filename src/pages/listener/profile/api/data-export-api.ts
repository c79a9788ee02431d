import { afterSuccess, api, ask } from '@/shared/api';
import type { DataExportAnswer } from '@/shared/contract/data-export.ts';

const dataExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    dataExport: build.query<DataExportAnswer, void>({
      ...ask('GET /user/data-export'),
      providesTags: [{ type: 'Session', id: 'data-export' }],
    }),
    orderDataExport: build.mutation<DataExportAnswer, void>({
      ...ask('POST /user/data-export'),
      onQueryStarted: afterSuccess((dispatch, answer) => {
        void dispatch(dataExportApi.util.upsertQueryData('dataExport', undefined, answer));
      }),
    }),
    askDataExportAddress: build.mutation<{ address: string }, void>({
      ...ask('POST /user/data-export/address'),
      // A file that has expired is shown as such.
      invalidatesTags: (_, error) => (error ? [{ type: 'Session', id: 'data-export' }] : []),
    }),
  }),
});

export const { useAskDataExportAddressMutation, useDataExportQuery, useOrderDataExportMutation } =
  dataExportApi;
