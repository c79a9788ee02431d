import { type AudioPlayer, createAudioPlayer } from '@/shared/lib/audio';
import { signInRequired } from '@/entities/session/@x/playback';
import { heardDuration } from '../lib/heard-duration';
import { createAudioAddresses } from './audio-addresses';
import { currentItem } from './current-item';
import { keepPlayback } from './keep-playback';
import { joinMediaSession } from './media-session';
import { onPlaybackChanged } from './on-playback-changed';
import {
  previewEnded,
  soundStalled,
  soundStarted,
  soundStopped,
  trackEnded,
  trackFailed,
} from './playback-slice';
import { type PlaybackStore, hearsPreviews } from './playback-store';
import { playbackPosition } from './position';
import { createPreloader } from './preload-next';

/**
 * The one place where store and sound meet: the state says what should be heard, the sound says what
 * became of it. Returns the way to take them apart.
 */
export function joinAudio(
  store: PlaybackStore,
  audio: AudioPlayer = createAudioPlayer(),
): () => void {
  const { dispatch, getState } = store;
  const addresses = createAudioAddresses(store);
  const preloadNext = createPreloader(store, audio, addresses);
  let turn = 0;
  /** Whether the sound holds the current turn, or its address is still being asked for. */
  let stage: 'empty' | 'asking' | 'loaded' = 'empty';
  /** A refused address is replaced once; a deed of the person allows it again. */
  let canRetry = true;

  const current = () => currentItem(getState().playback)?.track ?? null;
  const end = () => heardDuration(current()?.duration ?? 0, hearsPreviews(getState()));

  const begin = (address: string) => {
    stage = 'loaded';
    audio.load(address, playbackPosition.getSnapshot());
    if (getState().playback.isPlaying) audio.play();
  };

  const loadAddress = async (isFresh: boolean) => {
    const track = current();
    if (!track) return;
    const startAt = playbackPosition.getSnapshot();
    const atHand = isFresh ? null : addresses.atHand(track, end() - startAt);
    if (atHand) {
      begin(atHand);
      return;
    }
    stage = 'asking';
    const asked = turn;
    const answer = await addresses.ask(track.id);
    if (asked !== turn) return;
    if ('problem' in answer) {
      // Without a connection the next track would fail as well.
      dispatch(trackFailed({ canSkip: answer.problem.kind !== 'unreachable' }));
      return;
    }
    begin(answer.address);
  };

  /** Makes the sound follow the state. */
  const follow = () => {
    const { playback } = getState();
    audio.setVolume(playback.volume);
    if (playback.turn !== turn) {
      turn = playback.turn;
      stage = 'empty';
      canRetry = true;
      playbackPosition.moveTo(0);
      audio.pause();
      if (!currentItem(playback)) audio.stop();
    }
    if (!playback.isPlaying) audio.pause();
    else if (stage === 'loaded') audio.play();
    else if (stage === 'empty') void loadAddress(false);
  };

  const endPreview = () => {
    dispatch(previewEnded());
    dispatch(signInRequired('preview-ended'));
  };

  const isCut = () => end() < (current()?.duration ?? 0);

  const handleEnd = () => {
    if (isCut()) endPreview();
    else dispatch(trackEnded());
  };

  const handleTime = (position: number) => {
    if (stage !== 'loaded') return;
    playbackPosition.moveTo(Math.min(position, end()));
    if (isCut() && position >= end()) endPreview();
    else void preloadNext(end() - position);
  };

  const handleFailure = () => {
    if (stage !== 'loaded') return;
    if (!canRetry) {
      dispatch(trackFailed({ canSkip: true }));
      return;
    }
    canRetry = false;
    void loadAddress(true);
  };

  const handleSeek = (position: number) => {
    canRetry = true;
    if (stage === 'loaded') audio.seek(position);
  };

  const handleSignIn = () => {
    addresses.forget();
    stage = 'empty';
    follow();
  };

  const leave = [
    audio.on('playing', () => dispatch(soundStarted())),
    audio.on('waiting', () => dispatch(soundStalled())),
    audio.on('paused', () => dispatch(soundStopped())),
    audio.on('blocked', () => dispatch(soundStopped())),
    audio.on('ended', handleEnd),
    audio.on('failed', handleFailure),
    audio.on('time', handleTime),
    onPlaybackChanged({ follow, seek: handleSeek, signIn: handleSignIn }),
    joinMediaSession(store),
    keepPlayback(store),
    audio.stop,
  ];
  follow();
  return () => {
    for (const part of leave) part();
  };
}
