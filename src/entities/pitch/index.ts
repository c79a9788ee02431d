export { usePitchesQuery, usePitchPlaylistsQuery, usePreparedTracksQuery } from './api/pitch-api';
export {
  useAcceptPitchMutation,
  useJudgedPitchQuery,
  usePitchInboxInfiniteQuery,
  useRejectPitchMutation,
  useTakePitchMutation,
} from './api/pitch-inbox-api';
export { PitchBadge } from './ui/PitchBadge';
export { PitchFacts } from './ui/PitchFacts';
export { PitchLook } from './ui/PitchLook';
