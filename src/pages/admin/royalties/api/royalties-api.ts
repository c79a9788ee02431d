import { api, ask, orInSample, send, withSample } from '@/shared/api';
import type { Ageing } from '@/shared/contract/ageing.ts';
import type { BankMessageBody, BankMessageResult } from '@/shared/contract/bank-message.ts';
import type {
  HoldPaymentsBody,
  OrderPaymentsBody,
  PaymentPlan,
  PaymentResult,
  PaymentRuns,
  PaymentStepBody,
} from '@/shared/contract/payment-run.ts';
import type {
  LedgerCheck,
  LedgerHeads,
  PendingLabels,
  RoyaltyDetails,
  SharedMonths,
} from '@/shared/contract/royalties.ts';

const sampleRuns = () => import('@/shared/sample/administration/sample-payment-runs.ts');
const sampleRoyalties = () => import('@/shared/sample/administration/sample-royalties.ts');

/** The bank's, or that of payees beyond SEPA. */
export type RunFile = 'bank' | 'world';

type OrderPayments = OrderPaymentsBody & { id: string };

/** Payouts of labels and artists. See docs/product/payments.md. */
export const royaltiesApi = api
  .enhanceEndpoints({
    addTagTypes: ['Account', 'AccountRequest', 'AdminLabel', 'Royalty', 'PaymentRun'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sharedMonths: build.query<SharedMonths, void>({
        queryFn: withSample({
          ...ask('GET /admin/royalties/months'),
          sample: async () => (await sampleRoyalties()).sampleSharedMonths(),
        }),
        providesTags: ['Royalty'],
      }),
      pendingLabels: build.query<PendingLabels, void>({
        queryFn: withSample({
          ...ask('GET /admin/royalties'),
          sample: async () => (await sampleRoyalties()).samplePendingLabels(),
        }),
        providesTags: ['Royalty'],
      }),
      ageing: build.query<Ageing, void>({
        queryFn: withSample({
          ...ask('GET /admin/ageing'),
          sample: async () => (await sampleRoyalties()).sampleAgeing(),
        }),
        providesTags: ['Royalty', 'PaymentRun'],
      }),
      royaltyDetails: build.query<RoyaltyDetails, string>({
        ...orInSample({
          of: 'pendingLabels',
          ...ask('GET /admin/royalties/:id'),
          inSample: async (id: string) => (await sampleRoyalties()).sampleRoyaltyDetails(id),
        }),
        providesTags: ['Royalty'],
      }),
      /** The last, or those found by a text. */
      paymentRuns: build.query<PaymentRuns, string>({
        queryFn: withSample({
          ...ask('GET /admin/payment-runs', (q: string) => ({ query: q === '' ? {} : { q } })),
          sample: async (q) => (await sampleRuns()).samplePaymentRuns(q),
        }),
        providesTags: ['PaymentRun'],
      }),
      paymentResult: build.query<PaymentResult, string>({
        queryFn: withSample({
          ...ask('GET /admin/payment-runs/:id'),
          sample: async (id) => (await sampleRuns()).samplePaymentResult(id),
        }),
        providesTags: ['PaymentRun'],
        // Always refetched, because it reports progress.
        keepUnusedDataFor: 0,
      }),
      paymentPlan: build.query<PaymentPlan, readonly string[]>({
        ...orInSample({
          of: 'pendingLabels',
          ...ask('POST /admin/payment-plans', (labels: readonly string[]) => ({
            body: { labels },
          })),
        }),
        providesTags: ['AccountRequest'],
        keepUnusedDataFor: 0,
      }),
      /** The next part of the chain, after a verified link. */
      checkLedger: build.mutation<LedgerCheck, number>({
        ...orInSample({
          of: 'pendingLabels',
          ...ask('GET /admin/ledger', (after: number) => ({ query: { after } })),
        }),
      }),
      ledgerHeads: build.query<LedgerHeads, void>({
        queryFn: withSample({
          ...ask('GET /admin/ledger/heads'),
          sample: async () => (await sampleRoyalties()).sampleLedgerHeads(),
        }),
      }),
      /** A run's file; not cached, because it is saved at once. */
      paymentFile: build.mutation<string, { id: string; kind: RunFile }>({
        query: ({ id, kind }) => ({
          url: `/admin/payment-runs/${id}/${kind === 'world' ? 'world-file' : 'file'}`,
          responseHandler: 'text',
        }),
      }),
      orderPayments: build.mutation<PaymentResult, OrderPayments>({
        ...orInSample({ of: 'pendingLabels', ...ask('PUT /admin/payment-runs/:id') }),
        // A refusal because others paid first changes the lists too.
        invalidatesTags: ['Account', 'AdminLabel', 'Royalty', 'PaymentRun'],
      }),
      /** The next step of a run. */
      takeStep: build.mutation<PaymentResult, { id: string; step: PaymentStepBody }>({
        ...orInSample({
          of: 'paymentResult',
          ...ask(
            'POST /admin/payment-runs/:id/steps',
            ({ id, step }: { id: string; step: PaymentStepBody }) => ({ id, body: step }),
          ),
        }),
        invalidatesTags: ['Account', 'AdminLabel', 'Royalty', 'PaymentRun'],
      }),
      readBankMessage: build.mutation<BankMessageResult, BankMessageBody & { id: string }>({
        ...orInSample({
          of: 'paymentResult',
          ...ask('POST /admin/payment-runs/:id/bank-messages'),
        }),
        invalidatesTags: ['Account', 'AdminLabel', 'Royalty', 'PaymentRun'],
      }),
      /** Journal lines of a run or a period; not cached, because they are saved at once. */
      journal: build.mutation<string, { run: string } | { from: string; until: string }>({
        query: (of) => ({
          ...('run' in of
            ? { url: `/admin/payment-runs/${of.run}/journal` }
            : { url: '/admin/journal', params: of }),
          responseHandler: 'text',
        }),
      }),
      /** The original of a message that was read; not cached, because it is saved at once. */
      bankMessageFile: build.mutation<string, { run: string; id: string }>({
        query: ({ run, id }) => ({
          url: `/admin/payment-runs/${run}/bank-messages/${id}`,
          responseHandler: 'text',
        }),
      }),
      /** Stops payments to a receiver, or allows them again. */
      holdPayments: build.mutation<null, HoldPaymentsBody>({
        ...orInSample({ of: 'pendingLabels', ...send('PUT /admin/payment-holds') }),
        invalidatesTags: ['Royalty', 'PaymentRun'],
      }),
    }),
  });

export const {
  useAgeingQuery,
  useBankMessageFileMutation,
  useCheckLedgerMutation,
  useHoldPaymentsMutation,
  useJournalMutation,
  useLedgerHeadsQuery,
  useOrderPaymentsMutation,
  usePaymentFileMutation,
  usePaymentPlanQuery,
  usePaymentResultQuery,
  usePaymentRunsQuery,
  usePendingLabelsQuery,
  useRoyaltyDetailsQuery,
  useReadBankMessageMutation,
  useSharedMonthsQuery,
  useTakeStepMutation,
} = royaltiesApi;
