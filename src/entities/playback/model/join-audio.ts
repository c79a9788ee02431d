import { isOnline, noteUnanswered } from '@/shared/api';
import { type TonedPlayer, createAudioPlayer } from '@/shared/lib/audio';
import { signInRequired } from '@/entities/session/@x/playback';
import { createNetworkWait } from './await-network';
import { createAudioAddresses, continuedAddress } from './audio-addresses';
import { createFailures, createDeafnessReporter, getReason } from './failures';
import { currentItem } from './current-item';
import { followEqualiser } from './equaliser';
import { createFollower } from './go-on';
import { keepPlayback } from './keep-playback';
import { joinMediaSession } from './media-session';
import { createMender } from './mend-sound';
import {
  playbackChanged,
  previewEnded,
  soundStalled,
  soundStarted,
  soundStopped,
  trackEnded,
} from './playback-slice';
import { type FailureReason, soundingSpot } from './playback-state';
import { type PlaybackStore, hearsPreviews, onPlaybackChanged } from './playback-store';
import { playbackPosition, heardDuration } from './position';
import { createKeptPlayer } from './play-kept';
import { createLevel } from './level';
import { createPreloader } from './preload-next';
import { createListeningReporter } from './report-listening';
import { createRoundReporter } from './report-round';
import { runsOn } from './run-on';
import { createSpots } from './spots';
import { shareTabs } from './share-tabs';

/** Seconds; decoding may still fail after the start. */
const heardForAWhile = 2;

/** Seeking to the first second counts as a new play. */
const isBeginning = (position: number) => position < 1;

/** The only link between store and audio; returns the function that separates them. */
export function joinAudio(
  store: PlaybackStore,
  audio: TonedPlayer = createAudioPlayer(),
): () => void {
  const { dispatch, getState } = store;
  const addresses = createAudioAddresses(store);
  const preloadNext = createPreloader(store, audio, addresses);
  const follower = createFollower(store);
  const rounds = createRoundReporter(addresses);
  const listening = createListeningReporter();
  const kept = createKeptPlayer(store);
  const failures = createFailures(store);
  const reportDeafness = createDeafnessReporter(store);
  const tabs = shareTabs(store);
  const spots = createSpots(store);
  const level = createLevel(store, audio.setVolume);
  let turn = 0;
  let stage: 'empty' | 'asking' | 'loaded' | 'spot' = 'empty';
  let loadedAddress = '';
  let soundAddress = '';
  /** The sound is in the next track already. */
  let isMoving = false;
  /** Seconds. */
  let beganAt = 0;

  const current = () => currentItem(getState().playback)?.track ?? null;
  const end = () => heardDuration(current()?.duration ?? 0, hearsPreviews(getState()));

  const begin = (address: string) => {
    stage = 'loaded';
    beganAt = playbackPosition.getSnapshot();
    const isAgain = address === loadedAddress;
    loadedAddress = address;
    if (!isBeginning(beganAt)) soundAddress = continuedAddress(address);
    else if (!isAgain) soundAddress = address;
    rounds.expect(isAgain && isBeginning(beganAt) && !kept.isPlaying());
    const isSeamless = !kept.isPlaying() && runsOn(getState());
    level.begin();
    audio.load(soundAddress, beganAt, { isSeamless });
    // The server has sent nothing of a copy.
    listening.loaded(kept.isPlaying() ? null : (current()?.id ?? null), beganAt);
    if (getState().playback.isPlaying) audio.play();
  };

  const loadAddress = async (isFresh: boolean) => {
    const track = current();
    if (!track) return;
    kept.rest();
    const startAt = playbackPosition.getSnapshot();
    const atHand = isFresh ? null : addresses.atHand(track, end() - startAt);
    if (atHand) {
      begin(atHand);
      return;
    }
    stage = 'asking';
    const requestedTurn = turn;
    const answer = await addresses.ask(track);
    if (requestedTurn !== turn) return;
    if ('address' in answer) begin(answer.address);
    else fail(getReason(answer.problem));
  };

  const fail = (reason: FailureReason) => {
    // Without a connection any failure is the network's, not the track's.
    const cause = isOnline() ? reason : 'unreachable';
    const isCut = cause === 'unreachable';
    const opening = isCut ? kept.open(current(), playbackPosition.getSnapshot()) : null;
    if (opening) void playKept(opening, cause);
    else giveUp(kept.isPlaying() ? reason : cause);
  };

  const playKept = async (opening: Promise<string | null>, cause: FailureReason) => {
    stage = 'asking';
    const requestedTurn = turn;
    const address = await opening;
    if (requestedTurn !== turn) return;
    if (address === null) giveUp(cause);
    else begin(address);
  };

  const giveUp = (cause: FailureReason) => {
    stage = 'empty';
    mender.moveOn();
    failures.add(cause);
    if (cause !== 'unreachable') return;
    noteUnanswered();
    network.begin();
  };

  const mender = createMender(store, { load: (isFresh) => void loadAddress(isFresh), fail });

  const network = createNetworkWait(
    () => continuedAddress(current()?.audioUrl ?? ''),
    () => dispatch(playbackChanged({ isPlaying: true, isBuffering: true, message: null })),
  );

  const start = () => {
    const spot = spots.take();
    if (spot === null) {
      void loadAddress(false);
      return;
    }
    stage = 'spot';
    audio.load(spot.audioUrl, 0);
    spots.begin(spot);
  };

  const follow = () => {
    const { playback } = getState();
    if (playback.isPlaying || playback.turn !== turn) network.end();
    level.follow();
    if (playback.turn !== turn) {
      turn = playback.turn;
      stage = 'empty';
      mender.moveOn();
      playbackPosition.moveTo(0);
      listening.turn();
      kept.turn();
      if (!isMoving) audio.pause();
      if (!currentItem(playback)) audio.stop();
    }
    if (stage === 'spot' && !soundingSpot(playback)) {
      stage = 'empty';
      playbackPosition.moveTo(0);
    }
    if (!playback.isPlaying) {
      audio.pause();
      listening.standStill();
    } else if (stage === 'loaded' || stage === 'spot') audio.play();
    else if (stage === 'empty') start();
  };

  const endPreview = () => {
    dispatch(previewEnded());
    dispatch(signInRequired('preview-ended'));
  };

  /** Visitors' plays are not counted. */
  const isHeard = () => getState().playback.isPlaying && !hearsPreviews(getState());
  const isCut = () => end() < (current()?.duration ?? 0);

  const handleEnd = () => {
    if (stage === 'spot') spots.ended();
    else if (isCut()) endPreview();
    else {
      listening.ended();
      spots.betweenTracks(() => dispatch(trackEnded()));
      follower.ended();
    }
  };

  const handleMove = () => {
    isMoving = true;
    handleEnd();
    isMoving = false;
    if (stage === 'asking' || stage === 'empty') audio.pause();
  };

  const handleTime = (position: number) => {
    if (stage === 'spot') spots.soundsAt(position);
    if (stage !== 'loaded') return;
    if (position > beganAt + heardForAWhile) {
      failures.forget();
      mender.trackHeard();
    }
    playbackPosition.moveTo(Math.min(position, end()));
    if (isCut() && position >= end()) endPreview();
    else {
      void follower.prepare(end() - position);
      void preloadNext(end() - position, spots.isReady());
      spots.prepare(end() - position);
    }
    const track = current();
    if (track && isHeard()) {
      listening.soundsAt(position);
      kept.soundsAt(position);
      void rounds.report(track);
    }
  };

  const handleSound = () => {
    mender.soundHeard();
    dispatch(soundStarted());
  };

  const handleFailure = () => {
    if (stage === 'spot') {
      spots.failed();
      return;
    }
    if (stage !== 'loaded') return;
    // Servers drop paused connections, which matters only on resuming.
    if (!getState().playback.isPlaying) {
      stage = 'empty';
      return;
    }
    if (kept.isPlaying()) {
      fail('undecodable');
      return;
    }
    stage = 'asking';
    void mender.mend(continuedAddress(loadedAddress));
  };

  const handleDeafness = (goesOn: boolean) => {
    if (stage === 'spot') {
      spots.failed();
      return;
    }
    if (stage !== 'loaded') return;
    if (!goesOn) stage = 'empty';
    reportDeafness(goesOn);
  };

  const handleSeek = (position: number) => {
    if (stage !== 'loaded') return;
    mender.moveOn();
    rounds.expect(isBeginning(position) && !kept.isPlaying());
    listening.soughtTo(position);
    kept.soughtTo(position);
    audio.seek(position);
  };

  const handleViewer = () => {
    addresses.forget();
    kept.forget();
    mender.moveOn();
    stage = 'empty';
    spots.failed();
    follow();
  };

  const leave = [
    audio.on('playing', handleSound),
    audio.on('waiting', () => dispatch(soundStalled())),
    audio.on('paused', () => dispatch(soundStopped())),
    audio.on('blocked', () => dispatch(soundStopped())),
    audio.on('ended', handleEnd),
    audio.on('moved', handleMove),
    audio.on('failed', handleFailure),
    audio.on('deaf', handleDeafness),
    audio.on('time', handleTime),
    onPlaybackChanged({ follow, seek: handleSeek, changeViewer: handleViewer }),
    joinMediaSession(store),
    tabs.leave,
    keepPlayback(store, tabs.isKeeper),
    mender.moveOn,
    network.end,
    listening.leave,
    spots.leave,
    level.leave,
    followEqualiser(audio),
    audio.stop,
    kept.forget,
  ];
  follow();
  return () => {
    for (const part of leave) part();
  };
}
