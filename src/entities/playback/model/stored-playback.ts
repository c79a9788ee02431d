import * as z from 'zod/mini';
import { trackListSchema } from '@/shared/contract/track.ts';
import { newSeed } from '@/shared/lib/id';
import { createStoredValue } from '@/shared/lib/storage';
import { playbackKey } from './playback-key';
import { playbackPosition } from './position';
import { type PlaybackState, emptyPlayback } from './playback-state';

/** Number of tracks. */
const storedTracksMost = 200;

const level = z.number().check(z.minimum(0), z.maximum(1));

const storedPlaybackSchema = z.object({
  tracks: trackListSchema,
  order: z.array(z.int().check(z.minimum(0))),
  at: z.int().check(z.minimum(-1)),
  /** Indexes into `tracks`; older versions stored none. */
  added: z.optional(z.array(z.int().check(z.minimum(0)))),
  /** Seconds. */
  position: z.number().check(z.minimum(0)),
  source: z.nullable(z.string()),
  volume: level,
  previousVolume: level,
  isShuffled: z.boolean(),
  repeatMode: z.enum(['none', 'all', 'one']),
});

type StoredPlayback = z.infer<typeof storedPlaybackSchema>;

const storage = createStoredValue<StoredPlayback>(
  playbackKey,
  (candidate): candidate is StoredPlayback => storedPlaybackSchema.safeParse(candidate).success,
);

type StoredQueue = Pick<StoredPlayback, 'tracks' | 'order' | 'at' | 'added'>;

function toStoredQueue({ queue, order, at }: PlaybackState): StoredQueue {
  const isWhole = queue.length <= storedTracksMost;
  const first = isWhole ? 0 : Math.max(0, Math.min(at, order.length - storedTracksMost));
  const window = order
    .slice(first, first + storedTracksMost)
    .flatMap((index) => queue[index] ?? []);
  const items = isWhole ? queue : window;
  return {
    tracks: items.map(({ track }) => track),
    order: isWhole ? order : window.map((_, index) => index),
    at: at - first,
    added: items.flatMap(({ isAdded }, index) => (isAdded ? index : [])),
  };
}

/** `position` in seconds. */
export function storePlayback(state: PlaybackState, position: number): void {
  const { source, volume, previousVolume, isShuffled, repeatMode } = state;
  const preferences = { volume, previousVolume, isShuffled, repeatMode };
  storage.write({ ...toStoredQueue(state), position, source, ...preferences });
}

/** Paused. See docs/product/player.md. */
export function restorePlayback(): PlaybackState {
  const fresh = emptyPlayback(newSeed());
  const stored = storage.read();
  if (!stored) return fresh;
  const { tracks, order, at, added, position, source, ...preferences } = stored;
  const isWhole = at < order.length && order.every((index) => index < tracks.length);
  if (at < 0 || !isWhole) return { ...fresh, ...preferences };
  playbackPosition.moveTo(position);
  const indices = new Set(added);
  const queue = tracks.map((track, index) => {
    return { key: `stored-${index}`, track, isAdded: indices.has(index) };
  });
  return { ...fresh, ...preferences, queue, order, at, source };
}
