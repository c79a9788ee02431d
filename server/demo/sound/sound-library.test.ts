import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFileCache } from '../../platform/file-cache.ts';
import { openSoundLibrary, type SoundLibrary } from './sound-library.ts';
import { mp3Bytes } from './mp3-layout.ts';
import { createRenderPool, type RenderJob, type RenderPool } from './render-pool.ts';
import type { Recipe } from '../synth/compose.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-audio-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = () => new Date('2026-11-20T20:00:00Z');
const disk = { hasRoom: async () => true };
const recipe = (trackId: string, duration = 4): Recipe => ({ trackId, genre: 'Folk', duration });
const bytes = mp3Bytes(4);
const segment = 240_000;

const keep = (onFailure: (error: unknown) => void = () => undefined) =>
  openFileCache({ folder, version: '1', capacity: 1e9, clock, disk, onFailure });
const cachedNames = () => readdirSync(join(folder, '1'));
const fromStart = { from: 0, reader: 'listener' } as const;

/** A pool whose jobs the test completes. */
function handPool() {
  const jobs: (RenderJob & { isCancelled: boolean; write: (count: number) => void })[] = [];
  const pool: RenderPool = {
    render(job) {
      const write = (count: number) => job.onBytes(Buffer.alloc(count, job.recipe.trackId));
      const known = Object.assign(job, { isCancelled: false, write });
      jobs.push(known);
      return {
        hurry: (urgency) => (known.urgency = urgency),
        cancel: () => (known.isCancelled = true),
      };
    },
    close: () => Promise.resolve(),
  };
  return { pool, jobs };
}

function openByHand() {
  const { pool, jobs } = handPool();
  return { library: openSoundLibrary({ cache: keep(), pool }), jobs };
}

async function readAll(library: SoundLibrary, of: Recipe): Promise<Buffer> {
  const file = library.open(of, fromStart);
  const parts: Buffer[] = [];
  let position = 0;
  while (position < mp3Bytes(of.duration)) {
    const part = await file.read(position, segment);
    parts.push(part);
    position += part.length;
  }
  file.close();
  return Buffer.concat(parts);
}

describe('the audio library', () => {
  it('serves the beginning while the rest is being rendered', async () => {
    const { library, jobs } = openByHand();
    const file = library.open(recipe('a'), fromStart);
    const beginning = file.read(500, 1000);
    jobs[0]?.write(2000);
    expect((await beginning).toString()).toBe('a'.repeat(1000));
    file.close();
  });

  it('renders a track once for all readers, and keeps it', async () => {
    const { library, jobs } = openByHand();
    const files = [library.open(recipe('a'), fromStart), library.open(recipe('a'), fromStart)];
    jobs[0]?.write(bytes);
    for (const file of files) {
      expect((await file.read(0, bytes)).length).toBe(bytes);
      file.close();
    }
    expect(jobs).toHaveLength(1);
    await library.close();
    expect(cachedNames()).toHaveLength(1);
    const again = openByHand();
    expect((await readAll(again.library, recipe('a'))).length).toBe(bytes);
    expect(again.jobs).toHaveLength(0);
  });

  it('cancels a rendering when its last reader leaves', async () => {
    const { library, jobs } = openByHand();
    const first = library.open(recipe('a'), fromStart);
    const second = library.open(recipe('a'), fromStart);
    const waiting = second.read(0, 1);
    first.close();
    expect(jobs[0]?.isCancelled).toBe(false);
    second.close();
    expect(jobs[0]?.isCancelled).toBe(true);
    await expect(waiting).rejects.toThrow('given up');
  });

  it('renders the sought part first, and nothing before it', () => {
    const { library, jobs } = openByHand();
    library.open(recipe('a', 200), { from: segment * 7 + 5, reader: 'listener' });
    expect(jobs.map((job) => [job.segment, job.urgency])).toEqual([[7, 'first']]);
  });

  it('gives the parts after the first half minute a lower priority', async () => {
    const { library, jobs } = openByHand();
    const file = library.open(recipe('a', 200), fromStart);
    for (const index of [0, 1, 2]) {
      const reading = file.read(segment * index, segment);
      jobs[index]?.write(segment);
      await reading;
    }
    expect(jobs.map(({ urgency }) => urgency)).toEqual(['first', 'first', 'rest']);
    file.close();
    await library.close();
  });

  it('rejects readers that would wait too long, visitors before listeners', () => {
    const { library } = openByHand();
    const open = (count: number, reader: 'listener' | 'visitor') => {
      for (let index = 0; index < count; index += 1)
        library.open(recipe(`${reader} ${index}`), { from: 0, reader });
    };
    open(48, 'visitor');
    expect(() => open(49, 'visitor')).toThrow(expect.objectContaining({ status: 503 }));
    open(16, 'listener');
    expect(() => open(17, 'listener')).toThrow(
      expect.objectContaining({ status: 503, retryAfter: 5 }),
    );
  });

  it('reports a failure to readers and the log, and tries again for the next', async () => {
    const { pool, jobs } = handPool();
    const onFailure = vi.fn<(error: Error) => void>();
    const library = openSoundLibrary({ cache: keep(), pool, onFailure });
    const waiting = library.open(recipe('a'), fromStart).read(0, 1);
    jobs[0]?.onFailed(new Error('no memory'));
    await expect(waiting).rejects.toThrow('no memory');
    expect(onFailure).toHaveBeenCalledTimes(1);
    library.open(recipe('a'), fromStart).close();
    expect(jobs).toHaveLength(2);
  });

  it('keeps playing if nothing can be stored', async () => {
    const { pool, jobs } = handPool();
    const onFailure = vi.fn<(error: unknown) => void>();
    const library = openSoundLibrary({ cache: keep(onFailure), pool });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    const reading = readAll(library, recipe('a'));
    jobs[0]?.write(bytes);
    expect((await reading).length).toBe(bytes);
    await library.close();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('the rendering workers', () => {
  it('render requests before prefetches, and truncated files again', async () => {
    const library = openSoundLibrary({ cache: keep(), pool: createRenderPool({ size: 1 }) });
    const order: string[] = [];
    const prepared = library.prepare([recipe('a'), recipe('b')]).then(() => order.push('prepared'));
    const whole = await readAll(library, recipe('c'));
    order.push('asked');
    await prepared;
    expect(order).toEqual(['asked', 'prepared']);
    await library.close();
    expect(cachedNames()).toHaveLength(3);
    for (const name of cachedNames()) truncateSync(join(folder, '1', name), 20_000);
    const later = openSoundLibrary({ cache: keep(), pool: createRenderPool({ size: 1 }) });
    expect((await readAll(later, recipe('c'))).equals(whole)).toBe(true);
    await later.close();
  });
});
