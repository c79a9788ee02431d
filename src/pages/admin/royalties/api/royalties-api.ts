import { getAnswer, api, orInSample, withSample } from '@/shared/api';
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

const contract = () => import('@/shared/contract/royalties.ts');
const runContract = () => import('@/shared/contract/payment-run.ts');
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
          query: () => '/admin/royalties/months',
          schema: async () => (await contract()).sharedMonthsSchema,
          sample: async () => (await sampleRoyalties()).sampleSharedMonths(),
        }),
        providesTags: ['Royalty'],
      }),
      pendingLabels: build.query<PendingLabels, void>({
        queryFn: withSample({
          query: () => '/admin/royalties',
          schema: async () => (await contract()).pendingLabelsSchema,
          sample: async () => (await sampleRoyalties()).samplePendingLabels(),
        }),
        providesTags: ['Royalty'],
      }),
      ageing: build.query<Ageing, void>({
        queryFn: withSample({
          query: () => '/admin/ageing',
          schema: async () => (await import('@/shared/contract/ageing.ts')).ageingSchema,
          sample: async () => (await sampleRoyalties()).sampleAgeing(),
        }),
        providesTags: ['Royalty', 'PaymentRun'],
      }),
      royaltyDetails: build.query<RoyaltyDetails, string>({
        queryFn: orInSample({
          of: 'pendingLabels',
          query: (id) => `/admin/royalties/${id}`,
          inSample: async (id) => (await sampleRoyalties()).sampleRoyaltyDetails(id),
        }),
        responseSchema: getAnswer(async () => (await contract()).royaltyDetailsSchema),
        providesTags: ['Royalty'],
      }),
      /** The last, or those found by a text. */
      paymentRuns: build.query<PaymentRuns, string>({
        queryFn: withSample({
          query: (q) => ({ url: '/admin/payment-runs', params: q === '' ? {} : { q } }),
          schema: async () => (await runContract()).paymentRunsSchema,
          sample: async (q) => (await sampleRuns()).samplePaymentRuns(q),
        }),
        providesTags: ['PaymentRun'],
      }),
      paymentResult: build.query<PaymentResult, string>({
        queryFn: withSample({
          query: (id) => `/admin/payment-runs/${id}`,
          schema: async () => (await runContract()).paymentResultSchema,
          sample: async (id) => (await sampleRuns()).samplePaymentResult(id),
        }),
        providesTags: ['PaymentRun'],
        // Always refetched, because it reports progress.
        keepUnusedDataFor: 0,
      }),
      paymentPlan: build.query<PaymentPlan, readonly string[]>({
        queryFn: orInSample({
          of: 'pendingLabels',
          query: (labels) => ({ url: '/admin/payment-plans', method: 'POST', body: { labels } }),
        }),
        responseSchema: getAnswer(async () => (await runContract()).paymentPlanSchema),
        providesTags: ['AccountRequest'],
        keepUnusedDataFor: 0,
      }),
      /** The next part of the chain, after a verified link. */
      checkLedger: build.mutation<LedgerCheck, number>({
        queryFn: orInSample({
          of: 'pendingLabels',
          query: (after) => ({ url: '/admin/ledger', params: { after } }),
        }),
        responseSchema: getAnswer(async () => (await contract()).ledgerCheckSchema),
      }),
      ledgerHeads: build.query<LedgerHeads, void>({
        queryFn: withSample({
          query: () => '/admin/ledger/heads',
          schema: async () => (await contract()).ledgerHeadsSchema,
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
        queryFn: orInSample({
          of: 'pendingLabels',
          query: ({ id, ...body }) => ({ url: `/admin/payment-runs/${id}`, method: 'PUT', body }),
        }),
        responseSchema: getAnswer(async () => (await runContract()).paymentResultSchema),
        // A refusal because others paid first changes the lists too.
        invalidatesTags: ['Account', 'AdminLabel', 'Royalty', 'PaymentRun'],
      }),
      /** The next step of a run. */
      takeStep: build.mutation<PaymentResult, { id: string; step: PaymentStepBody }>({
        queryFn: orInSample({
          of: 'paymentResult',
          query: ({ id, step }) => ({
            url: `/admin/payment-runs/${id}/steps`,
            method: 'POST',
            body: step,
          }),
        }),
        responseSchema: getAnswer(async () => (await runContract()).paymentResultSchema),
        invalidatesTags: ['Account', 'AdminLabel', 'Royalty', 'PaymentRun'],
      }),
      readBankMessage: build.mutation<BankMessageResult, BankMessageBody & { id: string }>({
        queryFn: orInSample({
          of: 'paymentResult',
          query: ({ id, ...body }) => ({
            url: `/admin/payment-runs/${id}/bank-messages`,
            method: 'POST',
            body,
          }),
        }),
        responseSchema: getAnswer(
          async () => (await import('@/shared/contract/bank-message.ts')).bankMessageResultSchema,
        ),
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
        queryFn: orInSample({
          of: 'pendingLabels',
          query: (body) => ({ url: '/admin/payment-holds', method: 'PUT', body }),
        }),
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
