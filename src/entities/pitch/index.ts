export { usePitchesQuery, usePitchPlaylistsQuery, usePreparedTracksQuery } from './api/pitch-api';
export {
  useAcceptPitchMutation,
  usePitchInboxQuery,
  useRejectPitchMutation,
  useTakePitchMutation,
} from './api/pitch-inbox-api';
export { PitchBadge } from './ui/PitchBadge';
export { PitchLook } from './ui/PitchLook';
