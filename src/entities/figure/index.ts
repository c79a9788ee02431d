export {
  useArtistAudienceQuery,
  useArtistPaymentsQuery,
  useArtistStatementQuery,
  useArtistStatsQuery,
  useArtistTracksQuery,
  useLabelInfoQuery,
  useLazyStatementSealQuery,
  useTrackTimelineQuery,
} from './api/figure-api';
export { type HeldFigure, heldRows, useHeldWords } from './lib/held-rows';
export { isLabelled } from './lib/label-points';
export { monthlyMean, nextPayment, perStream, perThousand, projection } from './lib/money';
export { leastToConclude, type Part, standingOut, bestBy } from './lib/standing-out';
export { useIsPast, usePayoutState } from './lib/use-payout-state';
export { useReturnReason } from './lib/use-return-reason';
export { PayoutBadge } from './ui/PayoutBadge';
export { useDelayColumns, usePaymentColumns } from './ui/use-payment-columns';
export { useDayRule } from './lib/use-day-rule';
