import { busy } from '../../../platform/busy.ts';
import type { KeptFiles } from '../../../platform/kept-files.ts';
import { countSegments, segmentAt, segmentRange } from './mp3-layout.ts';
import type { RenderPool } from './render-pool.ts';
import { createSegmentStore, type HeldSegment, type WantedSegment } from './segment-store.ts';
import type { Recipe } from '../synth/compose.ts';

/**
 * Segments that people may wait for at the same time to begin to hear; about 8 s of waiting on two
 * cores. Visitors take three quarters of them at most, so that listeners always find room.
 */
const waitingMost = { listener: 64, visitor: 48 } as const;

/** Seconds after which whoever finds no room asks again. */
const retryAfter = 5;

/** The first segments of a reading, half a minute, come before what others hear later. */
const firstSegments = 2;

/** Less than this is not worth sending while a segment is still being rendered. */
const leastBytes = 8 * 1024;

/** A track's MP3 for one reader. Close it when done. */
export type SoundFile = {
  /**
   * Bytes from a position on, at most so many, once some can be had. Rejects if rendering fails or the
   * file is closed.
   */
  read(position: number, most: number): Promise<Buffer>;
  close(): void;
};

/** Who reads, and from which byte on. */
export type Reading = { from: number; reader: 'listener' | 'visitor' };

export type SoundLibrary = {
  /**
   * The track's MP3. Only what is read of it is rendered, from where the reading begins, unless it is kept.
   *
   * @throws {Problem} 503 when too many people wait already for the beginning of theirs.
   */
  open(recipe: Recipe, reading: Reading): SoundFile;
  /** Renders these tracks one after another while nobody waits for anything. */
  prepare(recipes: readonly Recipe[]): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  kept: KeptFiles;
  pool: RenderPool;
  onFailure?: (error: Error, wanted: WantedSegment) => void;
};

/** The tracks' MP3s, rendered segment by segment as they are read, and kept. */
export function openSoundLibrary({
  kept,
  pool,
  onFailure = () => undefined,
}: Options): SoundLibrary {
  let isClosed = false;
  const store = createSegmentStore({
    kept,
    pool,
    onFailure(error, wanted) {
      if (!isClosed) onFailure(error, wanted);
    },
  });

  async function prepareSegment(wanted: WantedSegment) {
    if (isClosed || store.isAtHand(wanted)) return;
    const { bytes, release } = store.hold(wanted);
    // One that fails is rendered when it is asked for.
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
      if (!hasRoom && !store.isAtHand(want(beginning))) throw busy(retryAfter);
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
