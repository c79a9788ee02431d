export {
  useCallOffNoticeMutation,
  useCampaignParticipantsInfiniteQuery,
  useChangeCampaignMutation,
  useChangeNoticeMutation,
  useNoticeReachQuery,
  useDecideCampaignMutation,
  useFanCampaignsQuery,
  useFanNoticesQuery,
  useFansQuery,
  useFanSummaryQuery,
} from './api/fan-api';
export { OfferLook } from './ui/OfferLook';
export { TierBadge } from './ui/TierBadge';
export { useJoinCampaignMutation } from './api/offer-api';
