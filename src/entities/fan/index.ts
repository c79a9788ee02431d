export {
  useCallOffNotificationMutation,
  useCampaignParticipantsInfiniteQuery,
  useChangeCampaignMutation,
  useChangeNotificationMutation,
  useNotificationReachQuery,
  useDecideCampaignMutation,
  useFanCampaignsQuery,
  useFanNotificationsQuery,
  useFansQuery,
  useFanSummaryQuery,
} from './api/fan-api';
export { OfferLook } from './ui/OfferLook';
export { TierBadge } from './ui/TierBadge';
export { useJoinCampaignMutation } from './api/offer-api';
