import * as z from 'zod/mini';
import { newSeed } from '@/shared/lib/id';
import { createStoredValue } from '@/shared/lib/storage';
import { playbackKey } from './playback-key';
import { playbackPosition } from './position';
import { type PlaybackState, emptyPlayback } from './playback-state';
import { readQueue, storeQueue } from './stored-queue';

const level = z.number().check(z.minimum(0), z.maximum(1));

/** All but the queue, because it is written every few seconds. */
const storedPlaybackSchema = z.object({
  /** Of the queue; older versions stored it here. */
  stamp: z.optional(z.string()),
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

/** `position` in seconds. */
export function storePlayback(state: PlaybackState, position: number): void {
  const { source, volume, previousVolume, isShuffled, repeatMode } = state;
  const preferences = { volume, previousVolume, isShuffled, repeatMode };
  const queue = storeQueue(state, storage.read()?.stamp);
  storage.write({ ...queue, position, source, ...preferences });
}

/** Paused. See docs/product/player.md. */
export function restorePlayback(): PlaybackState {
  const fresh = emptyPlayback(newSeed());
  const stored = storage.read();
  if (!stored) return fresh;
  const { stamp, at, position, source, volume, previousVolume, isShuffled, repeatMode } = stored;
  const preferences = { volume, previousVolume, isShuffled, repeatMode };
  const known = readQueue(stamp, stored);
  if (known === null) return { ...fresh, ...preferences };
  const { tracks, order, added } = known;
  const isWhole = at < order.length && order.every((index) => index < tracks.length);
  if (at < 0 || !isWhole) return { ...fresh, ...preferences };
  playbackPosition.moveTo(position);
  const indices = new Set(added);
  const queue = tracks.map((track, index) => {
    return { key: `stored-${index}`, track, isAdded: indices.has(index) };
  });
  return { ...fresh, ...preferences, queue, order, at, source };
}
