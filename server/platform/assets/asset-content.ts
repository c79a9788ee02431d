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
  let piece = Buffer.alloc(0);
  let pieceStart = start;
  let isClosed = false;
  const pieces = opening.then((stream): AsyncIterator<Buffer> => stream[Symbol.asyncIterator]());
  // An unhandled rejection would end the process; readers get it anyway.
  pieces.catch(() => undefined);

  async function next() {
    const { value, done = false } = await (await pieces).next();
    if (isClosed) throw new Error('the content is closed');
    if (done) throw new Error('the content ends too early');
    pieceStart += piece.length;
    piece = value;
  }

  return {
    async read(position, most) {
      while (position >= pieceStart + piece.length) await next();
      return piece.subarray(position - pieceStart, position - pieceStart + most);
    },
    close() {
      isClosed = true;
      void opening.then((stream) => stream.destroy()).catch(() => undefined);
    },
  };
}
