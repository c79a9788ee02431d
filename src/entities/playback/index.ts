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
  useIsSourcePlaying,
} from './model/use-current-track';
export { useHasTrackFailed } from './model/use-has-track-failed';
export {
  type PlaybackRoot,
  muteToggled,
  nextRequested,
  pauseRequested,
  playRequested,
  positionMoved,
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
  soundStopped,
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
export {
  completeQueue,
  type ContinuedQueue,
  continuePlayback,
  replaceAround,
} from './model/continue-playback';
export { extendQueue } from './model/extend-queue';
export { selectIsCurrentAdded, selectUpcomingItems } from './model/select-upcoming-items';
export { autoplay } from './model/go-on';
export { crossFade, fadeChoices } from './model/cross-fade';
export { equaliser, mostGain, untouchedEqualiser } from './model/equaliser';
export { evenLoudness } from './model/level';
export { useRadioQuery } from './api/radio-api';
export { startRadio } from './model/start-radio';
export { setSleepTimer, sleepChoices, useSleepTimer } from './model/sleep-timer';
export { useQueueEnd } from './model/use-queue-end';
export type { PlaybackState, QueueItem, SoundingSpot } from './model/playback-state';
export { useSpot } from './model/use-spot';
export { getQueue } from './model/queue-order';
export { heardDuration, playbackPosition, usePlaybackPosition } from './model/position';
export { backRestarts, goBack } from './model/go-back';
export { moveVolumeBy } from './model/move-volume';
export { seekBy, seekTo } from './model/seek';
export { restoredPlayback } from './model/playback-key';
export { isTogether, togetherMark } from './model/together-mark';
export { startPlayback } from './model/start-playback';
