export {
  useCandidatesQuery,
  useEndContractMutation,
  useOfferContractMutation,
  useOfferToNewArtistMutation,
  useWithdrawOfferMutation,
} from './api/contract-api';
export {
  useLabelAnalyticsQuery,
  useLabelArtistQuery,
  useLabelArtistsQuery,
  useLabelChoicesQuery,
  useLabelPayComparisonQuery,
  useLabelPayoutsQuery,
  useLabelReleasesQuery,
  useLabelStatementQuery,
  useOwnStatementQuery,
} from './api/label-api';
export { useAnswerOfferMutation, useArtistOffersQuery } from './api/offer-api';
export { useIsSampleAnalytics } from './model/use-is-sample-analytics';
export { ContractBadge } from './ui/ContractBadge';
