// Cards use usePlayTracks or useToggleTracks, rows useToggleEntry.
export {
  togglePlayback,
  usePlayTracks,
  useToggleEntry,
  useToggleTracks,
} from './model/play-tracks';
export {
  useCurrentTrack,
  useIsCurrentEntry,
  useIsCurrentTrack,
  useIsEntryPlaying,
  useIsPlaying,
  useIsTrackPlaying,
} from './model/use-current-track';
export { useHasTrackFailed } from './model/use-has-track-failed';
export { useIsSourcePlaying } from './model/use-source';
export {
  type PlaybackRoot,
  muteToggled,
  nextRequested,
  playRequested,
  playbackSlice,
  repeatCycled,
  selectIsBuffering,
  selectIsShuffled,
  selectPlaybackMessage,
  selectPlayback,
  selectRepeatMode,
  selectSource,
  selectVolume,
  shuffleToggled,
  volumeMoved,
  volumeSettled,
} from './model/playback-slice';
export {
  type EditThunk,
  clearQueue,
  goToQueueItem,
  moveQueueItem,
  playShuffled,
  removeQueueItem,
  removeRecommended,
  queueTracks,
  queueTracksNext,
} from './model/edit-queue';
export { type Arrange, arrangeQueue } from './model/arrange-queue';
export { extendQueue } from './model/extend-queue';
export { selectIsCurrentAdded, selectUpcomingItems } from './model/select-upcoming-items';
export { autoplay } from './model/autoplay';
export { useRadioQuery } from './api/radio-api';
export { startRadio } from './model/start-radio';
export { setSleepTimer, sleepChoices, useSleepTimer } from './model/sleep-timer';
export { useQueueEnd } from './model/use-queue-end';
export type { QueueItem } from './model/playback-state';
export { heardDuration } from './lib/heard-duration';
export { usePlaybackPosition } from './model/use-playback-position';
export { backRestarts, goBack } from './model/go-back';
export { moveVolumeBy } from './model/move-volume';
export { seekBy, seekTo } from './model/seek';
export { restoredPlayback } from './model/restored-playback';
export { startPlayback } from './model/start-playback';
