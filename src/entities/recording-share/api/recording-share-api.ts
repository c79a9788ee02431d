import { api, ask, getAnswer, send } from '@/shared/api';
import { idempotencyHeader } from '@/shared/contract/idempotency.ts';
import type {
  NewShare,
  OwnShares,
  PayeeStatement,
  ShareMade,
  SharedTracks,
} from '@/shared/contract/recording-share.ts';
import type { Payment } from '@/shared/contract/statement.ts';

/** Recordings of an artist: as the artist, the viewer's own by default, or as a label. */
export type ShareScope =
  | { of: 'artist'; artist: string | undefined }
  | { of: 'label'; artist: string; label: string | undefined };

const toRequest = (scope: ShareScope) =>
  scope.of === 'artist'
    ? { url: '/artist/recording-shares', params: { artist: scope.artist } }
    : {
        url: `/label/artists/${scope.artist}/recording-shares`,
        params: { label: scope.label },
      };

const contract = () => import('@/shared/contract/recording-share.ts');

/** See docs/product/recording-shares.md. */
const recordingShareApi = api
  .enhanceEndpoints({ addTagTypes: ['RecordingShare', 'PayeePayment'] })
  .injectEndpoints({
    endpoints: (build) => ({
      sharedTracks: build.query<SharedTracks, ShareScope>({
        query: toRequest,
        responseSchema: getAnswer(async () => (await contract()).sharedTracksSchema),
        providesTags: ['RecordingShare'],
      }),
      proposeShare: build.mutation<ShareMade, { scope: ShareScope; share: NewShare; key: string }>({
        query: ({ scope, share, key }) => ({
          ...toRequest(scope),
          method: 'POST',
          body: share,
          headers: { [idempotencyHeader]: key },
        }),
        responseSchema: getAnswer(async () => (await contract()).shareMadeSchema),
        // Also after a conflict: somebody else may have proposed one.
        invalidatesTags: ['RecordingShare'],
      }),
      withdrawShare: build.mutation<null, { scope: ShareScope; id: string }>({
        query: ({ scope, id }) => ({
          url: `/${scope.of}/recording-shares/${id}`,
          method: 'DELETE',
          params: scope.of === 'label' ? { label: scope.label } : { artist: scope.artist },
        }),
        invalidatesTags: ['RecordingShare'],
      }),
      ownShares: build.query<OwnShares, void>({
        ...ask('GET /payee/shares'),
        providesTags: ['RecordingShare'],
      }),
      answerShare: build.mutation({
        ...send('POST /payee/shares/:id'),
        invalidatesTags: ['RecordingShare'],
      }),
      payeePayments: build.query<Payment[], void>({
        ...ask('GET /payee/payments'),
        providesTags: ['PayeePayment'],
      }),
      payeeStatement: build.query<PayeeStatement, string>({
        ...ask('GET /payee/payments/:id'),
        providesTags: ['PayeePayment'],
      }),
    }),
  });

export const {
  useAnswerShareMutation,
  useOwnSharesQuery,
  usePayeePaymentsQuery,
  usePayeeStatementQuery,
  useProposeShareMutation,
  useSharedTracksQuery,
  useWithdrawShareMutation,
} = recordingShareApi;
