import type { Payee } from '@/entities/payout-account';
import { afterSuccess, getAnswer, api, isProblem } from '@/shared/api';
import type { ChangeTaxDetailBody, TaxDetailState } from '@/shared/contract/tax-detail.ts';

type Change = { payee: Payee; change: ChangeTaxDetailBody };

const toRequest = ({ of, id }: Payee) => ({
  url: `/${of}/tax-detail`,
  params: of === 'payee' ? {} : { [of]: id },
});

const responseSchema = getAnswer<TaxDetailState>(
  async () => (await import('@/shared/contract/tax-detail.ts')).taxDetailStateSchema,
);

const readsApi = api.enhanceEndpoints({ addTagTypes: ['TaxDetail'] }).injectEndpoints({
  endpoints: (build) => ({
    taxDetail: build.query<TaxDetailState, Payee>({
      query: toRequest,
      responseSchema,
      providesTags: ['TaxDetail'],
    }),
  }),
});

/** See docs/product/payments.md. */
const taxDetailApi = readsApi.injectEndpoints({
  endpoints: (build) => ({
    changeTaxDetail: build.mutation<TaxDetailState, Change>({
      query: ({ payee, change }) => ({ ...toRequest(payee), method: 'PUT', body: change }),
      responseSchema,
      onQueryStarted: afterSuccess((dispatch, answer, { payee }) => {
        dispatch(readsApi.util.updateQueryData('taxDetail', payee, () => answer));
      }),
      // After a conflict the other user's change is shown first.
      invalidatesTags: (_answer, error) =>
        isProblem(error) && error.kind === 'duplicate' ? ['TaxDetail'] : [],
    }),
  }),
});

export const { useChangeTaxDetailMutation, useTaxDetailQuery } = taxDetailApi;
