export { usePitchesQuery, usePitchPlaylistsQuery, usePreparedTracksQuery } from './api/pitch-api';
export {
  useDecidePitchMutation,
  useJudgedPitchQuery,
  usePitchInboxInfiniteQuery,
  usePitchSurroundingsQuery,
} from './api/pitch-inbox-api';
export { PitchBadge } from './ui/PitchBadge';
export { PitchLook } from './ui/PitchLook';
