import * as z from 'zod/mini';
import { type Track, trackListSchema, trackSchema } from '@/shared/contract/track.ts';
import { newId } from '@/shared/lib/id';
import { deviceTexts } from '@/shared/lib/storage';
import type { PlaybackState, QueueItem } from './playback-state';

const queueKey = 'playback-queue';

/** Tracks; fewer are always tried, though a device may have room for none. */
const leastStored = 200;

const place = z.int().check(z.minimum(0));

const queueShape = {
  order: z.array(place),
  /** Indexes into `tracks`; older versions stored none. */
  added: z.optional(z.array(place)),
};

/** Older versions store the tracks beside the position. */
const olderSchema = z.object({ tracks: trackListSchema, ...queueShape });

/** Artists and albums once each, because a device has room for some 5 million characters. */
const storedSchema = z.object({
  stamp: z.string(),
  artists: z.array(trackSchema.shape.artist),
  albums: z.array(trackSchema.shape.album),
  tracks: z.array(z.extend(trackSchema, { artist: place, album: place })),
  ...queueShape,
});

type Stored = z.infer<typeof storedSchema>;

/** The place of each value in a list without repeats. */
function createPlaces<Value extends { id: string }>() {
  const places = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    find: (value: Value) => {
      const text = JSON.stringify(value);
      const known = places.get(text) ?? values.push(value) - 1;
      places.set(text, known);
      return known;
    },
  };
}

function toStored(items: readonly QueueItem[], order: number[], stamp: string): Stored {
  const artists = createPlaces<Track['artist']>();
  const albums = createPlaces<Track['album']>();
  const tracks = items.map(({ track }) => ({
    ...track,
    artist: artists.find(track.artist),
    album: albums.find(track.album),
  }));
  const added = items.flatMap(({ isAdded }, index) => (isAdded ? index : []));
  return { stamp, artists: artists.values, albums: albums.values, tracks, order, added };
}

/** What is stored of a queue: `count` items of its order, from the item `first`. */
type Written = Pick<PlaybackState, 'queue' | 'order'> & {
  stamp: string;
  first: number;
  count: number;
};

let written: Written | null = null;

/** Whether the queue that is stored under `stamp` is this one, and has its current track. */
function isWritten({ queue, order, at }: PlaybackState, stamp: string | undefined): boolean {
  if (written?.stamp !== stamp || written?.queue !== queue || written.order !== order) return false;
  return at < 0 || (at >= written.first && at < written.first + written.count);
}

function write({ queue, order, at }: PlaybackState): Written {
  const stamp = newId();
  const put = (stored: Stored) => deviceTexts.write(queueKey, JSON.stringify(stored));
  const known = { queue, order, stamp };
  if (queue.length === 0) {
    deviceTexts.remove(queueKey);
    return { ...known, first: 0, count: 0 };
  }
  if (put(toStored(queue, order, stamp))) return { ...known, first: 0, count: order.length };
  // Without room for all, those around the current track.
  for (let count = Math.ceil(order.length / 2); ; count = Math.ceil(count / 2)) {
    const first = Math.max(0, Math.min(at, order.length - count));
    const items = order.slice(first, first + count).flatMap((index) => queue[index] ?? []);
    const hasRoom = put(
      toStored(
        items,
        items.map((_, index) => index),
        stamp,
      ),
    );
    if (hasRoom || count <= leastStored) return { ...known, first, count };
  }
}

/**
 * Writes the queue where it is not what `stamp` stands for.
 *
 * @returns its stamp, and the place of the current track in what is stored.
 */
export function storeQueue(state: PlaybackState, stamp: string | undefined) {
  if (written === null || !isWritten(state, stamp)) written = write(state);
  return { stamp: written.stamp, at: state.at - written.first };
}

type RestoredQueue = z.infer<typeof olderSchema>;

/** @param older what was stored beside the position. */
export function readQueue(stamp: string | undefined, older: unknown): RestoredQueue | null {
  if (stamp === undefined) return z.safeParse(olderSchema, older).data ?? null;
  const stored = z.safeParse(storedSchema, parse(deviceTexts.read(queueKey))).data;
  if (stored?.stamp !== stamp) return null;
  const { artists, albums, order, added } = stored;
  const tracks = stored.tracks.flatMap((track) => {
    const [artist, album] = [artists[track.artist], albums[track.album]];
    return artist && album ? [{ ...track, artist, album }] : [];
  });
  return { tracks, order, added };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
