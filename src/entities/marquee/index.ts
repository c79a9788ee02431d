export {
  useApproveMarqueeMutation,
  useChangeMarqueeMutation,
  useMarqueeInboxQuery,
  useMarqueesQuery,
  useMarqueeTracksQuery,
  useRejectMarqueeMutation,
  useTurnMarqueeMutation,
} from './api/marquee-api';
export {
  useFollowSponsoredMutation,
  useHideSponsoredMutation,
  useSeeSponsoredMutation,
  useShowSponsoredMutation,
  useSponsoredOnQuery,
} from './api/sponsored-api';
export { getRoas } from './lib/roas';
export { shownStatus, shownStatuses } from './lib/shown-status';
export { useMarqueeWords } from './lib/use-marquee-words';
export { MarqueeBadge } from './ui/MarqueeBadge';
export { MarqueeFiles } from './ui/MarqueeFiles';
export { SponsoredLook } from './ui/SponsoredLook';
export { SponsoredReasons } from './ui/SponsoredReasons';
