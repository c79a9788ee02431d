import {
  pauseRequested,
  playbackPosition,
  type PlaybackState,
  positionMoved,
} from '@/entities/playback';
import { isProblem, readStream } from '@/shared/api';
import {
  type Together,
  type TogetherCommandBody,
  togetherMessageSchema,
} from '@/shared/contract/together.ts';
import { startListening } from '@/shared/redux';
import { getTogetherPosition } from '@/shared/rules/together-position.ts';
import { togetherApi } from '../api/together-api';
import { findMove } from '../lib/find-move';
import { createServerClock } from './server-clock';
import {
  createSessionPlayer,
  getCurrentKey,
  getEntryKey,
  getHeardKeys,
  seam,
  type Store,
} from './session-player';
import { type OwnQueue, storedTogether } from './own-queue';
import { soundsHere, togetherView, toSource } from './together-view';

/** Milliseconds. */
const pause = { streamFirst: 1_000, streamMost: 30_000 };

/** A stream is pinged every three seconds; timers of hidden pages are slower. */
const pingsPerBeat = 7;

type News = {
  /** It has ended, or this person was taken out. */
  onOver: () => void;
  /** It does not sound here any more, while it goes on for the others. */
  onApart: () => void;
  /** The server did not do what the person asked for by the player. */
  onRefused: (error: unknown) => void;
};

/** Follows a session with the player of this device until `stop`. See docs/product/together.md. */
export function followTogether(store: Store, { onOver, onApart, onRefused }: News) {
  const { dispatch, getState } = store;
  const { endpoints } = togetherApi;
  const leaving = new AbortController();
  const { signal } = leaving;
  const player = createSessionPlayer(store);
  const clock = createServerClock(async () => {
    const asked = endpoints.togetherTime.initiate(undefined, {
      subscribe: false,
      forceRefetch: true,
    });
    return (await dispatch(asked)).data?.now ?? null;
  });
  togetherView.set({ now: clock.now });
  let last: PlaybackState = getState().playback;
  let nextSong: ReturnType<typeof setTimeout> | undefined;
  /** The host's sound, a moment ago. */
  let hasStopped = false;

  const session = () => togetherView.get().session;
  const isFollowing = () => {
    const { session: now, isApart } = togetherView.get();
    return now !== null && !isApart && soundsHere(now);
  };
  const position = () => {
    const [now, known] = [clock.now(), session()];
    return now === null || known === null
      ? null
      : getTogetherPosition(known.entries, known.anchor, now);
  };

  /** Brings the player to where the session is, and again when the next song begins. */
  const apply = async () => {
    clearTimeout(nextSong);
    const known = session();
    if (known === null || !isFollowing()) return;
    await clock.settle();
    const areRead = await player.readTracks(known.entries.map(({ track }) => track.id));
    const found = position();
    if (signal.aborted || !areRead || found === null || session() !== known || !isFollowing())
      return;
    player.show(known, found);
    last = getState().playback;
    const { duration = 0 } = known.entries[found.index]?.track ?? {};
    if (!found.isPlaying) return;
    nextSong = setTimeout(() => void apply(), (duration - found.seconds) * 1000 + 20);
  };

  const take = async (next: Together) => {
    if (signal.aborted) return;
    const before = session();
    togetherView.set({ session: next, isUnreachable: false });
    void clock.settle();
    if (storedTogether.read() === null) storedTogether.write({ session: next.id, own: null });
    const isSilenced = before && soundsHere(before) && !soundsHere(next);
    if (isSilenced) {
      await player.giveBack(next);
      storedTogether.write({ session: next.id, own: null });
      togetherView.set({ isApart: false });
    }
    await apply();
  };

  const look = async () => {
    const { data, error } = await dispatch(endpoints.beatTogether.initiate());
    if (signal.aborted) return;
    if (data) await take(data);
    else if (isProblem(error) && error.kind === 'not-found') onOver();
    else togetherView.set({ isUnreachable: true });
  };

  const steer = async (command: TogetherCommandBody) => {
    const { data, error } = await dispatch(endpoints.steerTogether.initiate(command));
    if (data) await take(data);
    else {
      onRefused(error);
      await apply();
    }
  };

  const goApart = () => {
    togetherView.set({ isApart: true });
    clearTimeout(nextSong);
    onApart();
  };

  /** What the person added, removed or moved in the queue of the player, where they may. */
  const changeQueue = async (before: PlaybackState, after: PlaybackState) => {
    const had = new Set(before.queue.map(({ key }) => key));
    const has = new Set(after.queue.map(({ key }) => key));
    const trackIds = after.queue.flatMap(({ key, track }) => (had.has(key) ? [] : track.id));
    const keys = before.queue.flatMap((item) =>
      has.has(item.key) ? [] : (getEntryKey(item) ?? []),
    );
    const change = async (body: Parameters<typeof endpoints.changeTogetherQueue.initiate>[0]) => {
      const { data, error } = await dispatch(endpoints.changeTogetherQueue.initiate(body));
      if (data) togetherView.set({ session: data });
      else onRefused(error);
    };
    if (trackIds.length > 0) await change({ kind: 'add', trackIds });
    if (keys.length > 0) await change({ kind: 'remove', keys });
    const move = findMove(getHeardKeys(before), getHeardKeys(after));
    const [key, beforeKey] = [move?.key, move?.beforeKey].map((one) =>
      getEntryKey({ key: one ?? '' }),
    );
    if (typeof key === 'number') await change({ kind: 'move', key, beforeKey: beforeKey ?? null });
    await apply();
  };

  /** The host's presses are everybody's; a guest's are their own. */
  const handleState = () => {
    const { playback, session: viewer } = getState();
    const before = last;
    last = playback;
    const known = session();
    if (viewer.status !== 'listener') return onOver();
    if (known === null || playback === before || player.isBusy()) return undefined;
    const isOurs = playback.source === toSource(known);
    const { isApart } = togetherView.get();
    const isHost = known.part === 'host';
    const begins = playback.isPlaying && !before.isPlaying;
    if (isApart) {
      if (!isOurs || !begins) return undefined;
      togetherView.set({ isApart: false });
      return void apply();
    }
    if (!soundsHere(known)) return undefined;
    if (!isOurs) {
      if (before.source !== toSource(known)) return undefined;
      player.forgetOwn();
      return goApart();
    }
    if (playback.isShuffled || playback.repeatMode !== 'none') return void apply();
    if (playback.queue !== before.queue) return void changeQueue(before, playback);
    const key = getCurrentKey(playback);
    const heard = position();
    const clocked = known.entries[heard?.index ?? -1];
    // Where the clock alone has moved on, `apply` follows.
    if (key !== null && clocked && key !== clocked.key && key !== getCurrentKey(before)) {
      const isNext = known.entries[(heard?.index ?? -2) + 1]?.key === key;
      // The song has ended a moment before its length.
      if (isNext && clocked.track.duration - (heard?.seconds ?? 0) < seam) return undefined;
      return void (isHost ? steer({ kind: 'goTo', key }) : apply());
    }
    if (playback.hasEnded || playback.isPlaying === before.isPlaying) return undefined;
    if (begins) return void (isHost ? steer({ kind: 'play' }) : apply());
    if (!isHost) return goApart();
    hasStopped = true;
    return queueMicrotask(() => {
      if (hasStopped) goApart();
      hasStopped = false;
    });
  };

  /** A network, sleep timer, tab or device that stops the host's sound stops nobody else's. */
  const handlePause = () => {
    if (hasStopped) void steer({ kind: 'pause' });
    hasStopped = false;
  };

  const handleSeek = (seconds: number) => {
    const known = session();
    if (player.isBusy() || known === null || !isFollowing()) return;
    const key = getCurrentKey(getState().playback);
    if (known.part === 'host' && key !== null) void steer({ kind: 'seek', key, seconds });
    else void apply();
  };

  const handleTick = () => {
    const { isPlaying, isBuffering } = getState().playback;
    if (player.isBusy() || !isPlaying || isBuffering || !isFollowing()) return;
    const heard = position();
    const known = session()?.entries[heard?.index ?? -1];
    const key = getCurrentKey(getState().playback);
    if (!heard?.isPlaying || !known || key !== known.key) return;
    player.mend(heard.seconds);
  };

  async function connect() {
    let wait = pause.streamFirst;
    let pings = 0;
    while (!signal.aborted) {
      const onMessage = ({ kind }: { kind: 'ping' | 'changed' }) => {
        wait = pause.streamFirst;
        pings += 1;
        void clock.settle();
        if (kind !== 'changed' && pings < pingsPerBeat) return;
        pings = 0;
        void look();
      };
      const reader = { schema: togetherMessageSchema, onMessage };
      const status = await readStream('/together/stream', reader, signal);
      if (signal.aborted) break;
      // It ended while the connection was broken.
      if (status === 404) void look();
      // At random, so that a restart of the server does not bring all of them at once.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
      wait = Math.min(wait * 2, pause.streamMost);
    }
  }

  const leave = [
    store.subscribe(handleState),
    playbackPosition.subscribe(handleTick),
    startListening({ actionCreator: pauseRequested, effect: handlePause }),
    startListening({
      actionCreator: positionMoved,
      effect: ({ payload }) => handleSeek(payload),
    }),
  ];
  addEventListener('online', () => void look(), { signal });
  void connect();

  return {
    take,
    look,
    steer,
    restore: (own: OwnQueue | null) => player.restore(own),
    returnToIt: async () => {
      togetherView.set({ isApart: false });
      await apply();
    },
    /** @param isKept the queue of the session stays, for a person who has signed out. */
    stop: async (isKept = false) => {
      if (signal.aborted) return;
      leaving.abort();
      clearTimeout(nextSong);
      for (const part of leave) part();
      const id = session()?.id ?? storedTogether.read()?.session;
      togetherView.clear();
      if (isKept) storedTogether.clear();
      else if (id !== undefined) await player.giveBack({ id });
    },
  };
}
