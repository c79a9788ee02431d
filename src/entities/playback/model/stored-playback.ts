import * as z from 'zod/mini';
import { trackListSchema } from '@/shared/contract/track.ts';
import { newSeed } from '@/shared/lib/id';
import { keptOnDevice } from '@/shared/lib/storage';
import { playbackKey } from './playback-key';
import { playbackPosition } from './position';
import { type PlaybackState, emptyPlayback } from './playback-state';

/** Number of tracks. */
const keptTracks = 200;

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

const storage = keptOnDevice<StoredPlayback>(
  playbackKey,
  (candidate): candidate is StoredPlayback => storedPlaybackSchema.safeParse(candidate).success,
);

type KeptQueue = Pick<StoredPlayback, 'tracks' | 'order' | 'at' | 'added'>;

function keptQueue({ queue, order, at }: PlaybackState): KeptQueue {
  const isWhole = queue.length <= keptTracks;
  const first = isWhole ? 0 : Math.max(0, Math.min(at, order.length - keptTracks));
  const window = order.slice(first, first + keptTracks).flatMap((index) => queue[index] ?? []);
  const items = isWhole ? queue : window;
  return {
    tracks: items.map(({ track }) => track),
    order: isWhole ? order : window.map((_, place) => place),
    at: at - first,
    added: items.flatMap(({ isAdded }, place) => (isAdded ? place : [])),
  };
}

/** `position` in seconds. */
export function storePlayback(state: PlaybackState, position: number): void {
  const { source, volume, previousVolume, isShuffled, repeatMode } = state;
  const preferences = { volume, previousVolume, isShuffled, repeatMode };
  storage.write({ ...keptQueue(state), position, source, ...preferences });
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
  const places = new Set(added);
  const queue = tracks.map((track, place) => {
    return { key: `stored-${place}`, track, isAdded: places.has(place) };
  });
  return { ...fresh, ...preferences, queue, order, at, source };
}
