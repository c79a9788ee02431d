import * as z from 'zod/mini';
import type { PlaybackState } from '@/entities/playback';
import type { Track } from '@/shared/contract/track.ts';
import { createStoredValue } from '@/shared/lib/storage';

const place = z.int().check(z.minimum(0));

/** What a person played before a session, without what the catalogue knows of it. */
const ownQueueSchema = z.object({
  trackIds: z.array(z.string()),
  added: z.array(place),
  order: z.array(place),
  at: z.int(),
  seconds: z.number(),
  source: z.nullable(z.string()),
  isShuffled: z.boolean(),
  repeatMode: z.enum(['none', 'all', 'one']),
});

export type OwnQueue = z.infer<typeof ownQueueSchema>;

const storedSchema = z.object({ session: z.string(), own: z.nullable(ownQueueSchema) });

type Stored = z.infer<typeof storedSchema>;

/** The session in which this device takes part, and the queue to give back; kept for a reload. */
export const storedTogether = createStoredValue<Stored>(
  'together',
  (candidate): candidate is Stored => storedSchema.safeParse(candidate).success,
);

export function toOwnQueue(playback: PlaybackState, seconds: number): OwnQueue {
  const { queue, order, at, source, isShuffled, repeatMode } = playback;
  return {
    trackIds: queue.map(({ track }) => track.id),
    added: queue.flatMap(({ isAdded }, index) => (isAdded ? index : [])),
    order: [...order],
    at,
    seconds,
    source,
    isShuffled,
    repeatMode,
  };
}

/** Without the tracks that are not known; from the beginning of the next where the current is lost. */
export function fromOwnQueue(own: OwnQueue, tracks: ReadonlyMap<string, Track>) {
  const { trackIds, order, at, seconds, source, isShuffled, repeatMode } = own;
  const added = new Set(own.added);
  const places = new Map<number, number>();
  const queue = trackIds.flatMap((id, index) => {
    const track = tracks.get(id);
    if (!track) return [];
    places.set(index, places.size);
    return [{ key: `own-${index}`, track: { ...track }, isAdded: added.has(index) }];
  });
  const isKnown = (index: number) => places.has(index);
  const before = order.slice(0, at).filter(isKnown).length;
  const isCurrentKnown = isKnown(order[at] ?? -1);
  const left = order.flatMap((index) => places.get(index) ?? []);
  return {
    queue,
    order: left,
    at: Math.min(before, left.length - 1),
    seconds: isCurrentKnown ? seconds : 0,
    source,
    isShuffled,
    repeatMode,
  };
}
