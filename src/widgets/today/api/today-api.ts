import { api, ask, getAnswer } from '@/shared/api';
import type { AskedForAccounts, AskForAccountsBody } from '@/shared/contract/payment-run.ts';
import type { Today, TodayOffice } from '@/shared/contract/today.ts';

export type TodayOf = {
  office: TodayOffice;
  /** For an artist or label other than the viewer's own. */
  artist?: string | undefined;
  label?: string | undefined;
};

/** Whatever is done on a home takes its line away. */
const changing = [
  'Account',
  'AdminLabel',
  'ArtistRequest',
  'Canvas',
  'Contract',
  'Marquee',
  'PaymentRun',
  'Pitch',
  'Release',
  'Royalty',
  'Service',
] as const;

const todayApi = api
  .enhanceEndpoints({ addTagTypes: ['AccountRequest', 'Highlight', ...changing] })
  .injectEndpoints({
    endpoints: (build) => ({
      today: build.query<Today, TodayOf>({
        query: ({ office, artist, label }) => ({
          url: `/today/${office}`,
          params: { ...(artist && { artist }), ...(label && { label }) },
        }),
        responseSchema: getAnswer(
          async () => (await import('@/shared/contract/today.ts')).todaySchema,
        ),
        providesTags: changing,
      }),
      askForAccounts: build.mutation<AskedForAccounts, AskForAccountsBody>({
        // Nobody named means everybody, and is sent as that.
        ...ask('POST /admin/account-requests', (body: AskForAccountsBody) => ({ body })),
        invalidatesTags: ['AccountRequest', 'PaymentRun'],
      }),
    }),
  });

export const { useAskForAccountsMutation, useTodayQuery } = todayApi;

export const highlightsChanged = () => todayApi.util.invalidateTags(['Highlight']);
