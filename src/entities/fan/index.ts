export {
  useCallOffNoticeMutation,
  useDecideCampaignMutation,
  useFanCampaignsQuery,
  useFanNoticesQuery,
  useFansQuery,
  useFanSummaryQuery,
} from './api/fan-api';
export { TierBadge } from './ui/TierBadge';
export { useJoinCampaignMutation } from './api/offer-api';
