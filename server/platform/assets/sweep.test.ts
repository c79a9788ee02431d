import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { makeAssets } from './assets.ts';
import { openFolderStore } from './folder-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-sweep-'));
const tonada = await startTestApp();
afterAll(async () => {
  await tonada.close();
  rmSync(folder, { recursive: true, force: true });
});

const { db, clock, disk } = tonada;
const sender = { owner: 'usr_luz', purpose: 'user-picture' };

// Proves store: A removal looks again
it('keeps a file that gets a use between the look of a sweep and its removal', async () => {
  const store = openFolderStore(folder);
  const assets = makeAssets({ db, clock, disk }, store);
  const stage = (content: string) =>
    assets.stage(Buffer.from(content), { ...sender, type: 'text/plain' });
  const contents = new Map<string, string>();
  for (const content of ['one of two', 'the other one'])
    contents.set(await stage(content), content);
  let saved = '';
  const looking = {
    ...store,
    async remove(hash: string) {
      // Both were found unused, and the other one's turn is next.
      for (const [other, content] of contents) {
        if (other === hash) continue;
        saved = await stage(content);
        await db.transaction((tx) => assets.claim(tx, other, { ...sender, by: 'user-picture/1' }));
      }
      await store.remove(hash);
    },
  };
  clock.advance(30 * 3_600_000);
  await makeAssets({ db, clock, disk }, looking).sweep();
  const left: string[] = [];
  for await (const { hash } of store.list()) left.push(hash);
  expect(left).toEqual([saved]);
  expect((await assets.read(saved)).toString()).toBe(contents.get(saved));
});
