export {
  useDecideReleaseMutation,
  useReleaseInboxInfiniteQuery,
  useSentReleaseQuery,
} from './api/inbox-api';
export { useGiveLyricsMutation, useRemoveLyricsMutation } from './api/lyrics-api';
export {
  useEndPressLinkMutation,
  useHearReleaseQuery,
  useLazyHearReleaseQuery,
  useMakePressLinkMutation,
  usePressLinksQuery,
} from './api/press-link-api';
export {
  refreshReleases,
  useChangeDraftMutation,
  useCreateDraftMutation,
  useDeleteDraftMutation,
  useDraftQuery,
  useDraftsQuery,
  useSendReleaseMutation,
  useWithdrawReleaseMutation,
} from './api/release-api';
export { useReleaseWords } from './lib/use-release-words';
export { ReleaseBadge } from './ui/ReleaseBadge';
