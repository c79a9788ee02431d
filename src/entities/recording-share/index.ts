export {
  type ShareScope,
  useAnswerShareMutation,
  useOwnSharesQuery,
  usePayeePaymentsQuery,
  usePayeeStatementQuery,
  useProposeShareMutation,
  useSharedTracksQuery,
  useWithdrawShareMutation,
} from './api/recording-share-api';
export { ShareBadge } from './ui/ShareBadge';
