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

type StoredQueue = Pick<StoredPlayback, 'tracks' | 'order' | 'at'>;

function toStoredQueue({ queue, order, at }: PlaybackState): StoredQueue {
  const tracks = queue.map(({ track }) => track);
  if (tracks.length <= storedTracksMost) return { tracks, order, at };
  const first = Math.max(0, Math.min(at, order.length - storedTracksMost));
  const window = order
    .slice(first, first + storedTracksMost)
    .flatMap((index) => tracks[index] ?? []);
  return { tracks: window, order: window.map((_, index) => index), at: at - first };
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
  const { tracks, order, at, position, source, ...preferences } = stored;
  const isWhole = at < order.length && order.every((index) => index < tracks.length);
  if (at < 0 || !isWhole) return { ...fresh, ...preferences };
  playbackPosition.moveTo(position);
  const queue = tracks.map((track, index) => ({ key: `stored-${index}`, track }));
  return { ...fresh, ...preferences, queue, order, at, source };
}
