import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  continuePlayback,
  pauseRequested,
  type PlaybackState,
  playbackPosition,
  playRequested,
  type QueueItem,
  replaceAround,
  seekTo,
} from '@/entities/playback';
import { playerLimits } from '@/shared/contract/limits.ts';
import type { Together } from '@/shared/contract/together.ts';
import type { Track } from '@/shared/contract/track.ts';
import type { TogetherPosition } from '@/shared/rules/together-position.ts';
import { togetherApi } from '../api/together-api';
import { createDriftMender } from '../lib/mend-drift';
import { fromOwnQueue, type OwnQueue, storedTogether, toOwnQueue } from './own-queue';
import { toSource } from './together-view';

export type Store = {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  getState: () => { playback: PlaybackState; session: { status: string } };
  subscribe: (listener: () => void) => () => void;
};

/** Seconds before the end in which the next song may already have begun. */
export const seam = 1.5;

const prefix = 'together-';

export const getEntryKey = ({ key }: Pick<QueueItem, 'key'>): number | null =>
  key.startsWith(prefix) ? Number(key.slice(prefix.length)) : null;

const getCurrent = ({ queue, order, at }: PlaybackState): QueueItem | null =>
  queue[order[at] ?? -1] ?? null;

/** Of the entry of the session that is current in the player. */
export function getCurrentKey(playback: PlaybackState): number | null {
  const item = getCurrent(playback);
  return item && getEntryKey(item);
}

/** Of the items, in the order in which they are heard. */
export const getHeardKeys = ({ queue, order }: Pick<PlaybackState, 'queue' | 'order'>): string[] =>
  order.flatMap((index) => queue[index]?.key ?? []);

/** The player of this device, as far as a session moves it. */
export function createSessionPlayer({ dispatch, getState }: Store) {
  const tracks = new Map<string, Track>();
  const mender = createDriftMender();
  let own: OwnQueue | null = null;
  let hasOwn = false;
  let isBusy = false;

  /** What the session changes is no wish of the person. */
  const byItself = (change: () => void) => {
    isBusy = true;
    change();
    isBusy = false;
  };

  /** @returns whether the answers came. */
  const readTracks = async (ids: readonly string[]): Promise<boolean> => {
    const missing = [...new Set(ids)].filter((id) => !tracks.has(id));
    for (let from = 0; from < missing.length; from += playerLimits.tracks) {
      const part = missing.slice(from, from + playerLimits.tracks);
      const { data } = await dispatch(
        togetherApi.endpoints.togetherTracks.initiate(part, {
          subscribe: false,
          forceRefetch: true,
        }),
      );
      if (!data) return false;
      for (const track of data) tracks.set(track.id, track);
    }
    return true;
  };

  const toQueue = ({ entries }: Together): QueueItem[] =>
    entries.flatMap(({ key, track: { id } }) => {
      const track = tracks.get(id);
      return track ? [{ key: `${prefix}${key}`, track: { ...track } }] : [];
    });

  const keepOwn = (session: Together) => {
    const { playback } = getState();
    if (hasOwn) return;
    hasOwn = true;
    const isEmpty = playback.queue.length === 0;
    own = isEmpty ? null : toOwnQueue(playback, playbackPosition.getSnapshot());
    for (const { track } of playback.queue) tracks.set(track.id, track);
    storedTogether.write({ session: session.id, own });
  };

  return {
    isBusy: () => isBusy,
    readTracks,

    /** What was kept before a reload. */
    restore: (kept: OwnQueue | null) => {
      own = kept;
      hasOwn = true;
    },

    /** The person chose another queue, which is theirs from now on. */
    forgetOwn: () => {
      own = null;
    },

    /** Sets queue, song and position; `lead` by the last jump's delay. */
    show: (session: Together, position: TogetherPosition): void => {
      keepOwn(session);
      const source = toSource(session);
      const queue = toQueue(session);
      const wanted = `${prefix}${session.entries[position.index]?.key ?? -1}`;
      const at = queue.findIndex(({ key }) => key === wanted);
      const order = queue.map((_, index) => index);
      const { playback } = getState();
      const item = getCurrent(playback);
      const isOurs = playback.source === source;
      const isNext = item !== null && isOurs && queue[at + 1]?.key === item.key;
      const left = (session.entries[position.index]?.track.duration ?? 0) - position.seconds;
      const isAhead = isNext && position.isPlaying && left < seam;
      // Its sound may be shorter than its length; playing on would begin the list again.
      const isAtEnd = playback.hasEnded === true && left < seam;
      const isThere = item?.key === wanted || isAhead;
      const isSame = isOurs && isThere && (isAtEnd || playback.hasEnded !== true);
      byItself(() => {
        if (!isSame) {
          const settings = { source, isShuffled: false, repeatMode: 'none' as const };
          const { isPlaying } = position;
          const seconds = position.seconds + (isPlaying ? mender.lead() : 0);
          mender.jumped(performance.now());
          dispatch(continuePlayback({ queue, order, at, ...settings, seconds, isPlaying }));
          return;
        }
        const isListed = getHeardKeys({ queue, order }).join() === getHeardKeys(playback).join();
        const isPlain = !playback.isShuffled && playback.repeatMode === 'none';
        if (!isListed || !isPlain)
          dispatch(replaceAround({ queue, order, at: isAhead ? at + 1 : at }));
        if (isAhead || isAtEnd) return;
        if (!position.isPlaying && playback.isPlaying) dispatch(pauseRequested());
        const drift = Math.abs(playbackPosition.getSnapshot() - position.seconds);
        if (!position.isPlaying && drift > 0.1) dispatch(seekTo(position.seconds));
        if (position.isPlaying && !playback.isPlaying) {
          mender.jumped(performance.now());
          dispatch(seekTo(position.seconds + mender.lead()));
          dispatch(playRequested());
        }
      });
    },

    /** `wanted` in seconds, at this moment. */
    mend: (wanted: number): void => {
      const target = mender.look(playbackPosition.getSnapshot(), wanted, performance.now());
      if (target !== null) byItself(() => dispatch(seekTo(target)));
    },

    pause: () => byItself(() => dispatch(pauseRequested())),

    /** Paused, where it was. */
    giveBack: async (session: Pick<Together, 'id'>): Promise<void> => {
      const isOurs = getState().playback.source === toSource(session);
      const kept = own;
      own = null;
      hasOwn = false;
      storedTogether.clear();
      if (!isOurs) return;
      byItself(() => dispatch(pauseRequested()));
      if (kept) await readTracks(kept.trackIds);
      if (getState().playback.source !== toSource(session)) return;
      const nothing = { queue: [], order: [], at: -1, source: null, seconds: 0 };
      const settings = { isShuffled: false, repeatMode: 'none' as const };
      const queue = kept ? fromOwnQueue(kept, tracks) : { ...nothing, ...settings };
      byItself(() => dispatch(continuePlayback({ ...queue, isPlaying: false })));
    },
  };
}
