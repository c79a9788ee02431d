import { Buffer } from 'node:buffer';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { App } from '../platform/app.ts';
import { addTracks } from '../testing/add-catalogue.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import type { RenderQueue } from '../media/render-queue.ts';
import { openDrawnPictures } from '../media/drawings/drawn-pictures.ts';
import { openDemoMedia } from './demo-media.ts';

const tonada = await startTestApp();
await addTracks(tonada.db, [{ id: 'trk_one', title: 'Una' }]);
afterAll(() => tonada.close());

/** Opens the demo's media like a listening server; returns what it draws and how to close it. */
function listen({ rendersAhead, drawing }: { rendersAhead: boolean; drawing?: Buffer }) {
  const hooks: Record<string, () => unknown> = {};
  const addHook = (name: string, hook: () => unknown) => (hooks[name] = hook);
  const app = { log: tonada.app.log, addHook } as unknown as App;
  const run = vi.fn<() => Promise<Buffer>>(() =>
    drawing ? Promise.resolve(drawing) : Promise.reject(new Error('not drawn')),
  );
  const queue = { run, close: () => Promise.resolve() } as unknown as RenderQueue;
  const config = { ...tonada.config, rendersAhead };
  const drawn = openDrawnPictures(app, tonada, queue);
  openDemoMedia(app, { ...tonada, config }, drawn);
  hooks.onListen?.();
  const close = () => {
    drawn.close();
    return hooks.onClose?.();
  };
  return { run, close };
}

it('draws the first covers in advance, unless this is turned off', async () => {
  const idle = listen({ rendersAhead: false });
  const eager = listen({ rendersAhead: true });
  await eventually(() => expect(eager.run).toHaveBeenCalled());
  expect(idle.run).not.toHaveBeenCalled();
  await Promise.all([eager.close(), idle.close()]);
});

it('draws artists’ portraits in the widths of their pages too', async () => {
  const listed = () => readdir(join(tonada.config.dataDir, 'images'), { recursive: true });
  const eager = listen({ rendersAhead: true, drawing: Buffer.from('drawn') });
  await eventually(async () =>
    expect(await listed()).toContainEqual(expect.stringMatching(/artist-.*-640\.avif$/)),
  );
  await eager.close();
});
