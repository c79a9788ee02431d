export { usePitchesQuery, usePitchPlaylistsQuery, usePreparedTracksQuery } from './api/pitch-api';
export {
  useDecidePitchMutation,
  useJudgedPitchQuery,
  usePitchInboxInfiniteQuery,
} from './api/pitch-inbox-api';
export { PitchBadge } from './ui/PitchBadge';
export { PitchFacts } from './ui/PitchFacts';
export { PitchLook } from './ui/PitchLook';
