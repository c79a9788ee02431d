import { type ContinuedQueue, getQueue, type PlaybackState } from '@/entities/playback';
import { playerLimits } from '@/shared/contract/limits.ts';
import type { KeptQueue } from '@/shared/contract/player.ts';
import { sendChanges, sendQueue } from '../api/player-server';
import { findChanges, type SentQueue, toOrder } from '../lib/queue-changes';

/** What the account keeps of a player, or what changes its position. */
const told = [
  'isPlaying',
  'isBuffering',
  'turn',
  'at',
  'volume',
  'queue',
  'order',
  'source',
  'isShuffled',
  'repeatMode',
] as const satisfies readonly (keyof PlaybackState)[];

export const isToldAlike = (one: PlaybackState, other: PlaybackState): boolean =>
  told.every((name) => one[name] === other[name]);

/** Keys of items in this tab, as numbers. */
function createNumbers() {
  const numbers = new Map<string, number>();
  let next = 0;
  const set = (key: string, number: number) => {
    numbers.set(key, number);
    next = Math.max(next, number + 1);
    return number;
  };
  return {
    find: (key: string): number => numbers.get(key) ?? set(key, next),
    set,
    clear: () => {
      numbers.clear();
      next = 0;
    },
  };
}

/** Of an item that came from the server. */
export const toKeptKey = (key: number): string => `kept-${key}`;

const getKeys = ({ queue }: Pick<PlaybackState, 'queue'>) => queue.map(({ key }) => key).join(' ');

/** Sends the queue of this device to the server: whole once, then what changes. */
export function createQueueKeeper(deviceId: string) {
  const numbers = createNumbers();
  let sent: (SentQueue & { version: number }) | null = null;
  let seen: Partial<PlaybackState> = {};
  let held: string | null = null;
  let sending: Promise<void> | null = null;

  function toSent(playback: PlaybackState): SentQueue {
    const { source, isShuffled, repeatMode } = playback;
    const { listed, order } = getQueue(playback);
    return {
      source: source !== null && source.length > playerLimits.source ? null : source,
      isShuffled,
      repeatMode,
      entries: listed.map(({ key, track, isAdded }) => ({
        key: numbers.find(key),
        trackId: track.id,
        ...(isAdded && { isAdded }),
      })),
      order: order.map(({ key }) => numbers.find(key)),
    };
  }

  async function sendWhole(playback: PlaybackState): Promise<boolean> {
    numbers.clear();
    const whole = toSent(playback);
    const version = await sendQueue({ deviceId, ...whole, order: toOrder(whole) });
    sent = version === null ? null : { ...whole, version };
    return version !== null;
  }

  async function sendDue(playback: PlaybackState): Promise<boolean> {
    if (sent === null) return sendWhole(playback);
    const next = toSent(playback);
    const changes = findChanges(sent, next);
    if (changes === null) return true;
    const version = await sendChanges({ deviceId, version: sent.version, ...changes });
    if (version === 'conflict') return sendWhole(playback);
    if (version !== null) sent = { ...next, version };
    return version !== null;
  }

  const isSeen = ({ queue, order, source, isShuffled, repeatMode }: PlaybackState) =>
    seen.queue === queue &&
    seen.order === order &&
    seen.source === source &&
    seen.isShuffled === isShuffled &&
    seen.repeatMode === repeatMode;

  return {
    /** Sends what changed, one call at a time; what failed is sent by the next call. */
    keep: async (getPlayback: () => PlaybackState): Promise<void> => {
      await sending;
      const playback = getPlayback();
      const { queue } = playback;
      if (queue.length === 0 || queue.length > playerLimits.entries || isSeen(playback)) return;
      if (held !== null && held === getKeys(playback)) return;
      held = null;
      const send = async () => {
        if (await sendDue(playback)) seen = playback;
        sending = null;
      };
      sending = send();
      await sending;
    },
    /** What plays here from now on is a part of what the server has. */
    take: ({ version, entries, order, ...rest }: KeptQueue, part: ContinuedQueue) => {
      numbers.clear();
      const keys = entries.map(({ key }) => key);
      for (const key of keys) numbers.set(toKeptKey(key), key);
      sent = {
        ...rest,
        version,
        entries: entries.map(({ key, trackId, isAdded }) => ({
          key,
          trackId,
          ...(isAdded && { isAdded }),
        })),
        order: order ?? keys,
      };
      held = getKeys(part);
    },
    release: () => {
      held = null;
    },
    /** Another device has the account's queue. */
    forget: () => {
      sent = null;
      seen = {};
    },
  };
}
