import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAudioLibrary } from './audio-library.ts';
import { mp3Bytes } from './mp3-layout.ts';
import { recipeTag } from './recipe-tag.ts';
import { createRenderPool, type RenderJob, type RenderPool } from './render-pool.ts';
import type { Recipe } from './synth/compose.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-audio-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = () => new Date('2026-11-20T20:00:00Z');
const recipe = (trackId: string): Recipe => ({ trackId, genre: 'Folk', duration: 4 });
const bytes = mp3Bytes(4);

/** A pool whose jobs the test drives by hand. */
function handPool() {
  const jobs: (RenderJob & { write: (upTo: number) => void })[] = [];
  const pool: RenderPool = {
    render(job) {
      const write = (upTo: number) => {
        writeFileSync(job.path, Buffer.alloc(upTo, job.recipe.trackId));
        job.onProgress(upTo);
      };
      jobs.push(Object.assign(job, { write }));
      return { hurry: (isUrgent) => (job.isUrgent = isUrgent) };
    },
    close: () => Promise.resolve(),
  };
  return { pool, jobs };
}

describe('the audio library', () => {
  it('lets a reader have the beginning while the rest is being rendered', async () => {
    const { pool, jobs } = handPool();
    const library = openAudioLibrary({ folder, pool, clock });
    const file = library.open(recipe('a'));
    const [job] = jobs;
    const beginning = file.waitFor(1000);
    job?.write(2000);
    expect(await beginning).toBe(2000);
    expect((await file.read(500, 100)).toString()).toBe('a'.repeat(100));
    job?.write(bytes);
    job?.onDone();
    expect(await file.waitFor(bytes)).toBe(bytes);
    file.close();
    await library.close();
  });

  it('hurries only while someone reads, and renders a track once for all readers', async () => {
    const { pool, jobs } = handPool();
    const library = openAudioLibrary({ folder, pool, clock });
    const first = library.open(recipe('a'));
    const second = library.open(recipe('a'));
    expect(jobs.map(({ isUrgent }) => isUrgent)).toEqual([true]);
    first.close();
    second.close();
    expect(jobs.map(({ isUrgent }) => isUrgent)).toEqual([false]);
    await library.close();
  });

  it('tells readers of a failure and starts anew for the next', async () => {
    const { pool, jobs } = handPool();
    const library = openAudioLibrary({ folder, pool, clock });
    const file = library.open(recipe('a'));
    const waiting = file.waitFor(1);
    jobs[0]?.onFailed(new Error('disk full'));
    await expect(waiting).rejects.toThrow('disk full');
    file.close();
    library.open(recipe('a')).close();
    expect(jobs).toHaveLength(2);
    await library.close();
  });

  it('throws half files away, keeps whole ones and renders damaged ones again', async () => {
    writeFileSync(join(folder, 'x.part'), 'half');
    writeFileSync(join(folder, `${recipeTag(recipe('a'))}.mp3`), Buffer.alloc(bytes));
    writeFileSync(join(folder, `${recipeTag(recipe('b'))}.mp3`), Buffer.alloc(bytes - 1));
    const { pool, jobs } = handPool();
    const library = openAudioLibrary({ folder, pool, clock });
    const kept = library.open(recipe('a'));
    expect(await kept.waitFor(bytes)).toBe(bytes);
    library.open(recipe('b')).close();
    kept.close();
    expect(jobs.map((job) => job.recipe.trackId)).toEqual(['b']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    await library.close();
  });

  it('lets the least recently used go when the folder is full', async () => {
    for (const id of ['a', 'b'])
      writeFileSync(join(folder, `${recipeTag(recipe(id))}.mp3`), Buffer.alloc(bytes));
    const { pool, jobs } = handPool();
    const library = openAudioLibrary({ folder, pool, clock, capacity: bytes * 2 });
    library.open(recipe('a')).close();
    const file = library.open(recipe('c'));
    jobs[0]?.write(bytes);
    jobs[0]?.onDone();
    await file.waitFor(bytes);
    file.close();
    const left = () => {
      const names = readdirSync(folder);
      return ['a', 'b', 'c'].filter((id) => names.includes(`${recipeTag(recipe(id))}.mp3`));
    };
    await expect.poll(left).toEqual(['a', 'c']);
    await library.close();
  });
});

describe('the rendering workers', () => {
  it('render what is asked, urgent tracks before prepared ones', async () => {
    const library = openAudioLibrary({ folder, pool: createRenderPool({ size: 1 }), clock });
    const order: string[] = [];
    const prepared = library.prepare([recipe('a'), recipe('b')]).then(() => order.push('prepared'));
    const file = library.open(recipe('c'));
    await file.waitFor(bytes);
    order.push('asked');
    expect((await file.read(0, 2)).toString('hex')).toBe('fffb');
    file.close();
    await prepared;
    expect(order).toEqual(['asked', 'prepared']);
    await expect
      .poll(() => readdirSync(folder).filter((name) => name.endsWith('.mp3')))
      .toHaveLength(3);
    await library.close();
  });
});
