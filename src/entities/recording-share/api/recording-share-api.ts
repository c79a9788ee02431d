import { api, ask, getAnswer, send, toRequest } from '@/shared/api';
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

const contract = () => import('@/shared/contract/recording-share.ts');

/** See docs/product/recording-shares.md. */
const recordingShareApi = api
  .enhanceEndpoints({ addTagTypes: ['RecordingShare', 'PayeePayment'] })
  .injectEndpoints({
    endpoints: (build) => ({
      sharedTracks: build.query<SharedTracks, ShareScope>({
        query: (scope) =>
          scope.of === 'artist'
            ? toRequest('GET /artist/recording-shares', { query: { artist: scope.artist } })
            : toRequest('GET /label/artists/:id/recording-shares', {
                id: scope.artist,
                query: { label: scope.label },
              }),
        responseSchema: getAnswer(async () => (await contract()).sharedTracksSchema),
        providesTags: ['RecordingShare'],
      }),
      proposeShare: build.mutation<ShareMade, { scope: ShareScope; share: NewShare; key: string }>({
        query: ({ scope, share: body, key }) => {
          const headers = { [idempotencyHeader]: key };
          return scope.of === 'artist'
            ? toRequest('POST /artist/recording-shares', {
                query: { artist: scope.artist },
                body,
                headers,
              })
            : toRequest('POST /label/artists/:id/recording-shares', {
                id: scope.artist,
                query: { label: scope.label },
                body,
                headers,
              });
        },
        responseSchema: getAnswer(async () => (await contract()).shareMadeSchema),
        // Also after a conflict: somebody else may have proposed one.
        invalidatesTags: ['RecordingShare'],
      }),
      withdrawShare: build.mutation<null, { scope: ShareScope; id: string }>({
        query: ({ scope, id }) =>
          scope.of === 'artist'
            ? toRequest('DELETE /artist/recording-shares/:id', {
                id,
                query: { artist: scope.artist },
              })
            : toRequest('DELETE /label/recording-shares/:id', {
                id,
                query: { label: scope.label },
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
