import { afterSuccess, answerOf, api, isProblem } from '@/shared/api';
import type {
  ChangePayoutAccountBody,
  PayoutAccountState,
} from '@/shared/contract/payout-account.ts';

/** Who is paid: a label or an artist, the viewer's own where none is named. */
export type Payee = { of: 'label' | 'artist'; id: string | undefined };

type Change = { payee: Payee; change: ChangePayoutAccountBody };

const placeOf = ({ of, id }: Payee) => ({ url: `/${of}/payout-account`, params: { [of]: id } });

const responseSchema = answerOf<PayoutAccountState>(
  async () => (await import('@/shared/contract/payout-account.ts')).payoutAccountStateSchema,
);

const readsApi = api.enhanceEndpoints({ addTagTypes: ['PayoutAccount'] }).injectEndpoints({
  endpoints: (build) => ({
    payoutAccount: build.query<PayoutAccountState, Payee>({
      query: placeOf,
      responseSchema,
      providesTags: ['PayoutAccount'],
    }),
  }),
});

/** The account to which a label or an artist is paid. See docs/product/payments.md. */
const payoutAccountApi = readsApi.injectEndpoints({
  endpoints: (build) => ({
    changePayoutAccount: build.mutation<PayoutAccountState, Change>({
      query: ({ payee, change }) => ({ ...placeOf(payee), method: 'PUT', body: change }),
      responseSchema,
      onQueryStarted: afterSuccess((dispatch, answer, { payee }) => {
        dispatch(readsApi.util.updateQueryData('payoutAccount', payee, () => answer));
      }),
      // Somebody else changed it meanwhile: theirs is to be seen before it is changed again.
      invalidatesTags: (_answer, error) =>
        isProblem(error) && error.kind === 'duplicate' ? ['PayoutAccount'] : [],
    }),
  }),
});

export const { useChangePayoutAccountMutation, usePayoutAccountQuery } = payoutAccountApi;
