import { Readable } from 'node:stream';
import { listFaults } from '../modules/administration/system/file-look.repository.ts';
import { lookOverFiles } from '../modules/administration/system/look-over-files.ts';
import type { AssetStore } from '../platform/assets/asset-store.ts';
import type { Assets } from '../platform/assets/assets.ts';
import type { TestApp } from './start-test-app.ts';

const day = 24 * 3_600_000;

/** The nightly look over files, on the store that `open` says at each call. */
export function lookOver(
  { db, clock, app }: TestApp,
  open: () => { store: AssetStore; assets: Pick<Assets, 'stage' | 'claim'> },
) {
  return {
    /** Contents without a row count as older than a day. */
    look: (looking: Partial<Parameters<typeof lookOverFiles>[0]> = {}) =>
      lookOverFiles({
        db,
        store: open().store,
        clock,
        elapsed: clock.elapsed,
        signal: new AbortController().signal,
        log: app.log,
        before: new Date(Date.now() + day),
        rest: async () => undefined,
        ...looking,
      }),

    /** Stored and in use. */
    use: async (content: string, by = `track-sound/${content}`) => {
      const { assets } = open();
      const sender = { owner: 'usr_1', purpose: 'test' };
      const hash = await assets.stage(Buffer.from(content), { ...sender, type: 'audio/flac' });
      await db.transaction((tx) => assets.claim(tx, hash, { ...sender, by }));
      return hash;
    },

    /** Stored and of nobody. */
    leave: async (content: string) => {
      const draft = await open().store.receive(Readable.from(content));
      await draft.put();
      await draft.discard();
      return draft.hash;
    },

    /** By hash. */
    faults: async () => {
      const found: Record<string, string> = {};
      for await (const { hash, fault } of listFaults(db)) found[hash] = fault;
      return found;
    },
  };
}
