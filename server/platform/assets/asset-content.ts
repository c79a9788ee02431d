import type { Readable } from 'node:stream';
import type { ByteRange } from '../content/byte-range.ts';
import type { Content, OpenContent } from '../content/content.ts';
import type { StoredAsset } from './asset.repository.ts';
import type { AssetStore } from './asset-store.ts';

export function assetContent(
  { hash, type, bytes }: StoredAsset,
  store: Pick<AssetStore, 'read'>,
): Content {
  return { tag: hash, type, bytes, open: (part) => openPart(store.read(hash, part), part) };
}

function openPart(opening: Promise<Readable>, { start }: ByteRange): OpenContent {
  let chunk = Buffer.alloc(0);
  let chunkStart = start;
  let isClosed = false;
  const chunks = opening.then((stream): AsyncIterator<Buffer> => stream[Symbol.asyncIterator]());
  // An unhandled rejection would end the process; readers get it anyway.
  chunks.catch(() => undefined);

  async function next() {
    const { value, done = false } = await (await chunks).next();
    if (isClosed) throw new Error('the content is closed');
    if (done) throw new Error('the content ends too early');
    chunkStart += chunk.length;
    chunk = value;
  }

  return {
    async read(position, most) {
      while (position >= chunkStart + chunk.length) await next();
      return chunk.subarray(position - chunkStart, position - chunkStart + most);
    },
    close() {
      isClosed = true;
      void opening.then((stream) => stream.destroy()).catch(() => undefined);
    },
  };
}
