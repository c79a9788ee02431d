export {
  useCandidatesQuery,
  useEndContractMutation,
  useOfferContractMutation,
  useOfferToNewArtistMutation,
  useWithdrawOfferMutation,
} from './api/contract-api';
export {
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
export { newReleases } from './lib/new-releases';
export { type LabelFigures, useLabelFigures } from './model/use-label-figures';
export { useNamedLabel } from './model/use-named-label';
export { ArtistName } from './ui/ArtistName';
export { ContractBadge } from './ui/ContractBadge';
export { ContractDays } from './ui/ContractDays';
export { ReleaseName } from './ui/ReleaseName';
