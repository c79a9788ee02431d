import { isProblem } from '@/shared/api';
import { radioWithoutMost } from '@/shared/contract/limits.ts';
import { createStoredValue } from '@/shared/lib/storage';
import { radioApi } from '../api/radio-api';
import { currentItem, itemAfter } from './current-item';
import { extendQueue } from './extend-queue';
import { nextRequested, playbackChanged } from './playback-slice';
import { type PlaybackStore, hearsPreviews } from './playback-store';
import { readSleepTimer } from './sleep-timer';
import { toMessage } from './to-playback-message';
import { isTogether } from './together-mark';

/** Whether similar songs follow a list; on by default, kept on the device. */
export const autoplay = createStoredValue<boolean>(
  'autoplay',
  (candidate) => typeof candidate === 'boolean',
);

/** Seconds before the end of the last track, so that the next one can be preloaded. */
const lead = 25;

/** Lets similar tracks follow the last one. See docs/product/player.md. */
export function createFollower({ dispatch, getState }: PlaybackStore) {
  let askedKey: string | null = null;
  let isAsking = false;
  let hasEnded = false;
  let reason: 'noneSimilar' | 'similarUnreachable' | null = null;

  const currentKey = () => currentItem(getState().playback)?.key;

  function isNeeded() {
    const timer = readSleepTimer()?.choice;
    const endsHere = timer === 'track' || timer === 'list';
    const isLast = itemAfter(getState().playback) === null;
    // A session has one queue for all.
    if (isTogether(getState().playback)) return false;
    return (autoplay.read() ?? true) && isLast && !endsHere && !hearsPreviews(getState());
  }

  /** Adds similar tracks to the queue, or keeps the reason why none follow. */
  async function ask() {
    const { playback } = getState();
    const current = currentItem(playback);
    if (!current) return;
    const heard = playback.order.slice(-radioWithoutMost);
    const without = heard.flatMap((index) => playback.queue[index]?.track.id ?? []);
    const { data, error } = await dispatch(
      radioApi.endpoints.radio.initiate(
        { kind: 'track', id: current.track.id, without },
        { subscribe: false, forceRefetch: true },
      ),
    );
    if (currentKey() !== current.key || !isNeeded()) return;
    const tracks = data?.tracks ?? [];
    if (tracks.length > 0) dispatch(extendQueue({ source: playback.source, tracks }));
    else if (data) reason = 'noneSimilar';
    else if (isProblem(error) && error.kind === 'unreachable') reason = 'similarUnreachable';
  }

  /** After the end: the next track, or the reason why the music has stopped. */
  function goOn() {
    const { playback } = getState();
    if (playback.isPlaying || currentKey() !== askedKey) return;
    if (reason) dispatch(playbackChanged({ message: toMessage(playback, reason) }));
    else if (hasEnded) dispatch(nextRequested());
  }

  return {
    /** `remaining` in seconds. */
    async prepare(remaining: number): Promise<void> {
      const key = currentKey() ?? null;
      if (key === null || remaining > lead || key === askedKey || !isNeeded()) return;
      askedKey = key;
      isAsking = true;
      hasEnded = false;
      reason = null;
      await ask();
      isAsking = false;
      if (hasEnded) goOn();
    },
    ended(): void {
      if (isAsking) hasEnded = true;
      else goOn();
    },
  };
}
