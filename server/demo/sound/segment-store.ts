import type { FileCache } from '../../platform/file-cache.ts';
import { createGrowingBytes, type GrowingBytes } from './growing-bytes.ts';
import { segmentRange } from './mp3-layout.ts';
import { recipeTag } from './recipe-tag.ts';
import { urgencies, type Urgency } from './render-messages.ts';
import type { Rendering, RenderPool } from './render-pool.ts';
import type { Recipe } from '../synth/compose.ts';

export type WantedSegment = { recipe: Recipe; segment: number; urgency: Urgency };

/** The reader must release it. */
export type HeldSegment = { bytes: GrowingBytes; release: () => void };

export type SegmentStore = {
  isAtHand: (wanted: WantedSegment) => boolean;
  countFirst: () => number;
  /** The segment stays in memory until all readers release it. */
  hold: (wanted: WantedSegment) => HeldSegment;
  settle: () => Promise<void>;
};

type Entry = {
  bytes: GrowingBytes;
  holders: number;
  urgency: Urgency;
  rendering?: Rendering | undefined;
  isBeingWritten: boolean;
};

type Options = {
  cache: FileCache;
  pool: RenderPool;
  onFailure: (error: Error, wanted: WantedSegment) => void;
};

const isMorePressing = (one: Urgency, other: Urgency) =>
  urgencies.indexOf(one) < urgencies.indexOf(other);

/** Renders a segment once for all readers, and cancels it when nobody holds it any more. */
export function createSegmentStore({ cache, pool, onFailure }: Options): SegmentStore {
  const entries = new Map<string, Entry>();
  const writing = new Set<Promise<void>>();

  const getName = ({ recipe, segment }: WantedSegment) => `${recipeTag(recipe)}-${segment}`;

  function dropIfUnused(name: string, entry: Entry) {
    if (entry.holders > 0 || entry.isBeingWritten || entries.get(name) !== entry) return;
    entries.delete(name);
    entry.rendering?.cancel();
    entry.bytes.fail(new Error('given up'));
  }

  async function keep(name: string, entry: Entry) {
    entry.rendering = undefined;
    entry.isBeingWritten = true;
    await cache.write(name, entry.bytes.content());
    entry.isBeingWritten = false;
    dropIfUnused(name, entry);
  }

  function keepInBackground(name: string, entry: Entry) {
    const write = keep(name, entry).finally(() => writing.delete(write));
    writing.add(write);
  }

  function render(name: string, entry: Entry, wanted: WantedSegment) {
    entry.rendering = pool.render({
      ...wanted,
      urgency: entry.urgency,
      onBytes(bytes) {
        entry.bytes.append(bytes);
        // Synchronous, because the reader of the last byte releases it.
        if (entry.bytes.isComplete()) keepInBackground(name, entry);
      },
      onFailed(error) {
        entry.rendering = undefined;
        if (entries.get(name) === entry) entries.delete(name);
        entry.bytes.fail(error);
        onFailure(error, wanted);
      },
    });
  }

  async function load(name: string, entry: Entry, wanted: WantedSegment) {
    const content = await cache.read(name);
    if (content) entry.bytes.complete(content);
    else if (entries.get(name) === entry) render(name, entry, wanted);
  }

  function open(name: string, wanted: WantedSegment): Entry {
    const { start, end } = segmentRange(wanted.segment, wanted.recipe.duration);
    const bytes = createGrowingBytes(end - start);
    const entry: Entry = { bytes, holders: 0, urgency: wanted.urgency, isBeingWritten: false };
    entries.set(name, entry);
    if (cache.has(name)) void load(name, entry, wanted);
    else render(name, entry, wanted);
    return entry;
  }

  return {
    isAtHand: (wanted) => entries.has(getName(wanted)) || cache.has(getName(wanted)),

    countFirst: () =>
      [...entries.values()].filter(({ rendering, urgency }) => rendering && urgency === 'first')
        .length,

    hold(wanted) {
      const name = getName(wanted);
      const entry = entries.get(name) ?? open(name, wanted);
      entry.holders += 1;
      if (isMorePressing(wanted.urgency, entry.urgency)) {
        entry.urgency = wanted.urgency;
        entry.rendering?.hurry(wanted.urgency);
      }
      let isHeld = true;
      return {
        bytes: entry.bytes,
        release() {
          if (!isHeld) return;
          isHeld = false;
          entry.holders -= 1;
          dropIfUnused(name, entry);
        },
      };
    },

    settle: async () => {
      await Promise.all(writing);
    },
  };
}
