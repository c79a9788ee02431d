import type { Readable } from 'node:stream';
import type { AssetStore } from '../assets/asset-store.ts';

/**
 * Receives files whose rows come later. Their marks stay meanwhile, so that the sweep removes what
 * a killed process has added.
 */
export function openAddedFiles(store: AssetStore) {
  let isLeft = false;
  const added: { hash: string; unmark: () => Promise<void> }[] = [];

  async function receive(content: Readable) {
    const draft = await store.receive(content);
    let isPut = false;
    return {
      ...draft,
      put() {
        isPut = true;
        return draft.put();
      },
      async discard() {
        if (!isPut) return draft.discard();
        added.push({ hash: draft.hash, unmark: draft.discard });
        await draft.release();
      },
    };
  }

  return {
    store,
    receive,
    /** To the sweep from now on, whatever comes. */
    leave() {
      isLeft = true;
    },
    /** Once rows name them. A mark that stays costs a look of the sweep. */
    async keep() {
      for (const { unmark } of added) await unmark().catch(() => undefined);
    },
    /** Those of a store that is away are swept. */
    async remove() {
      for (const { hash, unmark } of isLeft ? [] : added) {
        await store.remove(hash).then(unmark, () => undefined);
      }
    },
  };
}

export type AddedFiles = ReturnType<typeof openAddedFiles>;
