import { rename, rm } from 'node:fs/promises';
import { openAudioEntry, type AudioEntry } from './audio-entry.ts';
import { openKeptFiles } from './kept-files.ts';
import { mp3Bytes } from './mp3-layout.ts';
import { recipeTag } from './recipe-tag.ts';
import type { RenderPool } from './render-pool.ts';
import type { Recipe } from './synth/compose.ts';

/** Renderings on disk are kept up to this many bytes (about 600 tracks of three and a half minutes). */
const defaultCapacity = 2 * 1024 ** 3;

/** Open files that nobody reads are kept open for the next range request, at most so many. */
const idleFiles = 32;

/** A track's MP3 for one reader. Close it when done. */
export type AudioFile = {
  bytes: number;
  /** Waits until the first `bytes` bytes can be read; resolves to how many can. Rejects if rendering fails. */
  waitFor(bytes: number): Promise<number>;
  /** Reads bytes that are available. */
  read(position: number, length: number): Promise<Buffer>;
  close(): void;
};

export type AudioLibrary = {
  /** The track's MP3, rendered now (before all background work) unless it is kept. */
  open(recipe: Recipe): AudioFile;
  /** Renders these tracks one after another while nobody waits for anything. */
  prepare(recipes: readonly Recipe[]): Promise<void>;
  close(): Promise<void>;
};

type Options = { folder: string; pool: RenderPool; clock: () => Date; capacity?: number };

/**
 * The tracks' MP3s: rendered when first asked for, readable while they are being rendered, and kept
 * in `folder`. A file appears there under its name only when it is complete.
 */
export function openAudioLibrary({
  folder,
  pool,
  clock,
  capacity = defaultCapacity,
}: Options): AudioLibrary {
  const kept = openKeptFiles(folder, capacity);
  const entries = new Map<string, AudioEntry>();
  let isClosed = false;

  function startRendering(tag: string, recipe: Recipe, isUrgent: boolean): AudioEntry {
    const part = kept.newPartPath();
    const entry = openAudioEntry(part, mp3Bytes(recipe.duration), 0);
    const job = pool.render({
      recipe,
      path: part,
      isUrgent,
      onProgress: (bytes) => entry.advance(bytes),
      onDone: () =>
        void finish(tag, part, entry).catch((error: unknown) => fail(tag, part, entry, error)),
      onFailed: (error) => fail(tag, part, entry, error),
    });
    entry.hurry = job.hurry;
    return entry;
  }

  async function finish(tag: string, part: string, entry: AudioEntry) {
    await entry.opened();
    await rename(part, kept.pathOf(tag));
    kept.add(tag, entry.bytes, (other) => entries.has(other));
    entry.hurry = undefined;
    entry.advance(entry.bytes);
    trim();
  }

  function fail(tag: string, part: string, entry: AudioEntry, error: unknown) {
    if (entries.get(tag) === entry) entries.delete(tag);
    void rm(part, { force: true }).catch(() => undefined);
    entry.fail(error instanceof Error ? error : new Error(String(error)));
  }

  function entryFor(recipe: Recipe, isUrgent: boolean): AudioEntry {
    const tag = recipeTag(recipe);
    const bytes = mp3Bytes(recipe.duration);
    const open = entries.get(tag);
    if (open) entries.delete(tag);
    const isKept = open === undefined && kept.use(tag, bytes, clock());
    const entry =
      open ??
      (isKept
        ? openAudioEntry(kept.pathOf(tag), bytes, bytes)
        : startRendering(tag, recipe, isUrgent));
    entries.set(tag, entry);
    return entry;
  }

  /** Closes the files that have gone longest without a reader, beyond those kept open. */
  function trim() {
    const idle = [...entries].filter(([, entry]) => entry.readers === 0 && entry.isComplete());
    for (const [tag, entry] of idle.slice(0, Math.max(0, idle.length - idleFiles))) {
      entries.delete(tag);
      void entry.closeFile();
    }
  }

  return {
    open(recipe) {
      if (isClosed) throw new Error('the audio library is closed');
      const entry = entryFor(recipe, true);
      entry.readers += 1;
      entry.hurry?.(true);
      let isOpen = true;
      return {
        bytes: entry.bytes,
        waitFor: (bytes) => entry.waitFor(bytes),
        read: (position, length) => entry.read(position, length),
        close() {
          if (!isOpen) return;
          isOpen = false;
          entry.readers -= 1;
          if (entry.readers === 0) entry.hurry?.(false);
          trim();
        },
      };
    },
    async prepare(recipes) {
      for (const recipe of recipes) {
        if (isClosed) return;
        if (kept.has(recipeTag(recipe))) continue;
        const entry = entryFor(recipe, false);
        // One that is given up for a listener's sake is rendered when it is asked for.
        await entry.waitFor(entry.bytes).catch(() => undefined);
      }
      trim();
    },
    async close() {
      isClosed = true;
      await pool.close();
      const open = [...entries.values()];
      entries.clear();
      await Promise.all(open.map((entry) => entry.closeFile()));
    },
  };
}
