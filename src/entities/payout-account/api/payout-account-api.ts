import { afterSuccess, getAnswer, api, isProblem } from '@/shared/api';
import type {
  ChangePayoutAccountBody,
  PayoutAccountState,
} from '@/shared/contract/payout-account.ts';

/** The viewer's own if `id` is undefined. */
export type Payee = { of: 'label' | 'artist' | 'payee'; id: string | undefined };

type Change = { payee: Payee; change: ChangePayoutAccountBody };

const toRequest = ({ of, id }: Payee) => ({
  url: `/${of}/payout-account`,
  params: of === 'payee' ? {} : { [of]: id },
});

const responseSchema = getAnswer<PayoutAccountState>(
  async () => (await import('@/shared/contract/payout-account.ts')).payoutAccountStateSchema,
);

const readsApi = api.enhanceEndpoints({ addTagTypes: ['PayoutAccount'] }).injectEndpoints({
  endpoints: (build) => ({
    payoutAccount: build.query<PayoutAccountState, Payee>({
      query: toRequest,
      responseSchema,
      providesTags: ['PayoutAccount'],
    }),
  }),
});

/** See docs/product/payments.md. */
const payoutAccountApi = readsApi.injectEndpoints({
  endpoints: (build) => ({
    changePayoutAccount: build.mutation<PayoutAccountState, Change>({
      query: ({ payee, change }) => ({ ...toRequest(payee), method: 'PUT', body: change }),
      responseSchema,
      onQueryStarted: afterSuccess((dispatch, answer, { payee }) => {
        dispatch(readsApi.util.updateQueryData('payoutAccount', payee, () => answer));
      }),
      // After a conflict the other user's change is shown first.
      invalidatesTags: (_answer, error) =>
        isProblem(error) && error.kind === 'duplicate' ? ['PayoutAccount'] : [],
    }),
  }),
});

export const { useChangePayoutAccountMutation, usePayoutAccountQuery } = payoutAccountApi;
