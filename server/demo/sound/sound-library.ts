import { busyProblem } from '../../platform/busy-problem.ts';
import type { FileCache } from '../../platform/file-cache.ts';
import { countSegments, segmentAt, segmentRange } from './mp3-layout.ts';
import type { RenderPool } from './render-pool.ts';
import { createSegmentStore, type HeldSegment, type WantedSegment } from './segment-store.ts';
import type { Recipe } from '../synth/compose.ts';

/**
 * 64 segments take about 8 s on two cores. Visitors get three quarters, so that signed-in users
 * find room.
 */
const waitingMost = { listener: 64, visitor: 48 } as const;

/** Seconds. */
const retryAfter = 5;

/** Half a minute that is rendered before later segments of others. */
const firstSegments = 2;

/** Smallest chunk worth sending while rendering. */
const leastBytes = 8 * 1024;

/** Close it when done. */
export type SoundFile = {
  /**
   * Resolves once some bytes exist, at most `most`. Rejects if rendering fails or the file is
   * closed.
   */
  read(position: number, most: number): Promise<Buffer>;
  close(): void;
};

/** In bytes. */
export type Reading = { from: number; reader: 'listener' | 'visitor' };

export type SoundLibrary = {
  /**
   * Renders only what is read.
   *
   * @throws {Problem} 503 when too many callers wait for their first segment.
   */
  open(recipe: Recipe, reading: Reading): SoundFile;
  /** Renders while nobody waits for anything. */
  prepare(recipes: readonly Recipe[]): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  cache: FileCache;
  pool: RenderPool;
  onFailure?: (error: Error, wanted: WantedSegment) => void;
};

export function openSoundLibrary({
  cache,
  pool,
  onFailure = () => undefined,
}: Options): SoundLibrary {
  let isClosed = false;
  const store = createSegmentStore({
    cache,
    pool,
    onFailure(error, wanted) {
      if (!isClosed) onFailure(error, wanted);
    },
  });

  async function prepareSegment(wanted: WantedSegment) {
    if (isClosed || store.isAtHand(wanted)) return;
    const { bytes, release } = store.hold(wanted);
    // A failed segment is rendered when it is requested.
    await bytes.waitFor(Infinity).catch(() => undefined);
    release();
  }

  return {
    open(recipe, { from, reader }) {
      if (isClosed) throw new Error('the sound library is closed');
      const beginning = segmentAt(from);
      const want = (segment: number): WantedSegment => {
        const isFirst = segment - beginning < firstSegments;
        return { recipe, segment, urgency: isFirst ? 'first' : 'rest' };
      };
      const hasRoom = store.countFirst() < waitingMost[reader];
      if (!hasRoom && !store.isAtHand(want(beginning))) throw busyProblem(retryAfter);
      let current = beginning;
      let held: HeldSegment | null = store.hold(want(beginning));

      function moveTo(segment: number): HeldSegment {
        if (held === null) throw new Error('the sound file is closed');
        if (segment === current) return held;
        const next = store.hold(want(segment));
        held.release();
        current = segment;
        held = next;
        return next;
      }

      return {
        async read(position, most) {
          const segment = segmentAt(position);
          const { bytes } = moveTo(segment);
          const offset = position - segmentRange(segment, recipe.duration).start;
          await bytes.waitFor(offset + Math.min(most, leastBytes));
          return bytes.slice(offset, most);
        },
        close() {
          held?.release();
          held = null;
        },
      };
    },
    async prepare(recipes) {
      for (const recipe of recipes) {
        const count = countSegments(recipe.duration);
        for (let segment = 0; segment < count; segment += 1)
          await prepareSegment({ recipe, segment, urgency: 'ahead' });
      }
    },
    async close() {
      isClosed = true;
      await pool.close();
      await store.settle();
    },
  };
}
