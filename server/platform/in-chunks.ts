import { Readable } from 'node:stream';

/** Characters per chunk: sending rows one by one would cost more than their content. */
const chunkLength = 16 * 1024;

/**
 * Streams many short texts as fast as the reader takes them. A reader that leaves ends the
 * iteration and runs its `finally`; an error of the iteration fails the stream.
 */
export function inChunks(texts: AsyncIterable<string>): Readable {
  return Readable.from(chunksOf(texts), { objectMode: false });
}

async function* chunksOf(texts: AsyncIterable<string>) {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
