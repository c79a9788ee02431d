import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  goBack,
  nextRequested,
  pauseRequested,
  type PlaybackState,
  playbackPosition,
  playRequested,
  positionMoved,
  seekTo,
  soundStopped,
  volumeMoved,
  volumeSettled,
} from '@/entities/playback';
import { readStream } from '@/shared/api';
import { type PlayerMessage, playerMessageSchema } from '@/shared/contract/player.ts';
import { startListening } from '@/shared/redux';
import { beat, sendPosition } from '../api/player-server';
import { createQueueKeeper, isToldAlike } from './keep-queue';
import { findKind, ownDeviceId } from './own-device';
import { pause, quietPings } from './pauses';
import { hasNear, playerView } from './player-view';
import { holdPlaying, isAnyTabPlaying } from './playing-lock';
import { steering } from './steering';
import { takeOver } from './take-over';

type Store = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => { playback: PlaybackState };
  subscribe: (listener: () => void) => () => void;
};

/**
 * Keeps queue and position of the account, and lets its devices steer each other, until the
 * returned function is called. See docs/product/devices.md.
 */
export function followDevices({ dispatch, getState, subscribe }: Store): () => void {
  const deviceId = ownDeviceId();
  const kind = findKind(navigator);
  const leaving = new AbortController();
  const { signal } = leaving;
  const keeper = createQueueKeeper(deviceId);
  /** Whether the account's music is on this device, in this tab. */
  let isHolder = false;
  let stream: AbortController | null = null;
  let pings = 0;
  let last: PlaybackState = getState().playback;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let letPlayingGo: (() => void) | null = null;
  let isRegistered = false;
  let isStartDue = false;
  /** `performance.now()` of the position that was told last, or the beginning. */
  let toldAt = performance.now();
  /** Counts each start here and each one that the server knows of: older answers are no news. */
  let starts = 0;

  playerView.set({ ownId: deviceId });

  const look = async (isAsking = false) => {
    pings = 0;
    const before = starts;
    const player = await beat({ deviceId, kind, ...(isAsking && { isAsking }) });
    if (signal.aborted) return;
    if (player === null) return playerView.set({ isUnreachable: true });
    isRegistered = true;
    playerView.set({ player, answeredAt: performance.now(), isUnreachable: false });
    const { playing } = player;
    if (playing?.deviceId === deviceId && stream) isHolder = true;
    // An answer from before a start here does not know of it.
    else if (isHolder && !isStartDue && starts === before && playing?.deviceId !== deviceId)
      if (playing) release();
  };

  /** A stream is needed by a device that plays, and while another one was there a moment ago. */
  const needsStream = () => getState().playback.isPlaying || isNearOther();
  const isNearOther = () => hasNear(playerView.get().player?.devices ?? [], deviceId);
  /** Milliseconds. */
  const sinceTold = () => performance.now() - toldAt;
  const connectSoon = () => {
    if (stream !== null || !needsStream()) return;
    clearTimeout(opening);
    opening = setTimeout(() => void connect(), pause.streamOpens);
  };

  /** Another device plays from now on. */
  const release = () => {
    isHolder = false;
    isStartDue = false;
    keeper.forget();
    // Nobody asked for a pause, which would be everybody's in a session.
    if (getState().playback.isPlaying) dispatch(soundStopped());
  };

  const tellPosition = async (isLeft = false) => {
    const { queue, order, at, volume, ...playback } = getState().playback;
    const isPlaying = playback.isPlaying && !isLeft;
    const track = queue[order[at] ?? -1]?.track;
    if (!track || !isHolder || !isRegistered) return;
    const isStart = isStartDue && isPlaying;
    toldAt = performance.now();
    const isHere = await sendPosition({
      deviceId,
      at: Math.max(0, at - Math.max(order.length - queue.length, 0)),
      trackId: track.id,
      seconds: playbackPosition.getSnapshot(),
      isPlaying,
      volume,
      ...(isStart && { isStart: true }),
    });
    if (isHere === true && isStart) {
      isStartDue = false;
      starts += 1;
      const { playing } = playerView.get().player ?? {};
      // Else what the other device played would be offered at the next pause.
      if (playing && playing.deviceId !== deviceId) void look();
    }
    if (isHere === false && !signal.aborted) {
      release();
      void look();
    }
  };

  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tellAll(), pause.changes);
  };
  const tellAll = async () => {
    if (!isHolder) return;
    // Another tab of this device plays on.
    if (!getState().playback.isPlaying && (await isAnyTabPlaying())) {
      isHolder = false;
      return;
    }
    if (!isRegistered) await look();
    await keeper.keep(() => getState().playback);
    await tellPosition();
  };

  const handleState = () => {
    const { playback } = getState();
    if (playback === last) return;
    const before = last;
    const { isPlaying } = before;
    last = playback;
    if (playback.isPlaying && !isPlaying) {
      isHolder = true;
      isStartDue = true;
      starts += 1;
      letPlayingGo ??= holdPlaying();
      void connect();
    }
    if (!playback.isPlaying && isPlaying) {
      letPlayingGo?.();
      letPlayingGo = null;
    }
    const isSame = isToldAlike(playback, before);
    // The first change after a reload.
    if (!isSame && playerView.get().player?.playing?.deviceId === deviceId) isHolder = true;
    if (isHolder && !isSame) tellSoon();
  };

  const take = async (): Promise<boolean> => {
    await look();
    return takeOver(dispatch, {
      view: playerView.get,
      onPart: (kept, part) => keeper.take(kept, part),
      onWhole: keeper.release,
    });
  };

  const obey = ({ name, value }: PlayerMessage & { kind: 'command' }) => {
    if (name === 'play') dispatch(playRequested());
    else if (name === 'pause') dispatch(pauseRequested());
    else if (name === 'next') dispatch(nextRequested());
    else if (name === 'previous') dispatch(goBack());
    else if (name === 'seek') dispatch(seekTo(value ?? 0));
    else if (name === 'transfer') void take();
    else {
      dispatch(volumeMoved(value ?? 0));
      dispatch(volumeSettled());
    }
  };

  /** While somebody may look at where the music is, or may take it. */
  const hasAudience = () => {
    const { devices = [], playing } = playerView.get().player ?? {};
    if (!playing?.isPlaying || !devices.some((one) => one.isOnline && one.id !== deviceId))
      return false;
    return getState().playback.isPlaying || !document.hidden;
  };

  /** Another device may have come, to which the last position would be a guess. */
  const handleChange = async () => {
    if (isHolder && getState().playback.isPlaying && sinceTold() > pause.position) await tellAll();
    await look();
  };

  const handleMessage = (message: PlayerMessage) => {
    if (message.kind === 'command') obey(message);
    else if (message.kind === 'released') release();
    else if (message.kind === 'changed') void handleChange();
    else if (message.kind === 'ping') {
      pings += 1;
      if (hasAudience() || pings >= quietPings) void look();
    }
  };

  /** One tab of a device has its stream: the one that plays, else the one in front. */
  async function connect() {
    if (stream !== null || signal.aborted) return;
    const own = new AbortController();
    stream = own;
    const isOver = AbortSignal.any([signal, own.signal]);
    let wait = pause.streamFirst;
    while (!isOver.aborted && needsStream()) {
      if (!isRegistered) await look();
      const onMessage = (message: PlayerMessage) => {
        wait = pause.streamFirst;
        if (message.kind === 'replaced') {
          own.abort();
          if (!getState().playback.isPlaying) isHolder = false;
        } else handleMessage(message);
      };
      const status = await readStream(
        `/user/player/stream?deviceId=${deviceId}`,
        { schema: playerMessageSchema, onMessage },
        isOver,
      );
      if (status === 404) isRegistered = false;
      if (isOver.aborted) break;
      // At random, so that a restart of the server does not bring all of them at once.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
      wait = Math.min(wait * 2, pause.streamMost);
    }
    if (stream === own) stream = null;
    if (!getState().playback.isPlaying) isHolder = false;
  }

  const handleFront = async () => {
    if (document.hidden) {
      if (isHolder) void tellAll();
      return;
    }
    await look();
    if (!(await isAnyTabPlaying())) connectSoon();
  };
  const handleLeave = () => {
    clearTimeout(timer);
    void tellPosition(true);
    if (stream) void beat({ deviceId, kind, isLeaving: true });
  };
  const handleOnline = () => {
    void tellAll();
    void look();
  };

  const ticking = [
    setInterval(() => {
      if (!isHolder || !getState().playback.isPlaying) return;
      if (isNearOther() || sinceTold() > pause.positionAlone - pause.position / 2) void tellAll();
    }, pause.position),
    setInterval(() => {
      if (stream === null) void handleFront();
    }, pause.sign),
  ];
  const leave = [
    subscribe(handleState),
    startListening({ actionCreator: positionMoved, effect: tellSoon }),
    steering.join({ look, take }),
  ];
  document.addEventListener('visibilitychange', () => void handleFront(), { signal });
  addEventListener('pagehide', handleLeave, { signal });
  addEventListener('online', handleOnline, { signal });
  void handleFront();
  if (last.isPlaying) {
    isHolder = true;
    isStartDue = true;
    starts += 1;
    letPlayingGo = holdPlaying();
    tellSoon();
  }
  return () => {
    leaving.abort();
    clearTimeout(timer);
    clearTimeout(opening);
    for (const each of ticking) clearInterval(each);
    letPlayingGo?.();
    for (const part of leave) part();
    playerView.clear();
  };
}
