export {
  useLabelAnalyticsQuery,
  useLabelArtistQuery,
  useLabelArtistsQuery,
  useLabelChoicesQuery,
  useLabelPayoutsQuery,
  useLabelReleasesQuery,
} from './api/label-api';
export { useIsSampleAnalytics } from './model/use-is-sample-analytics';
export { ContractBadge } from './ui/ContractBadge';
