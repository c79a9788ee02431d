export {
  type PlaybackMessage,
  type PlaybackState,
  type SoundingSpot,
  emptyPlayback,
} from './model/playback-state';
export { joinAudio } from './model/join-audio';
export { playbackPosition } from './model/position';
export { Heard } from './testing/Heard';
export { playingState } from './testing/playing-state';
export { queuedTrack, queuedTracks } from './testing/queued-tracks';
