import { Readable } from 'node:stream';

/** Characters; sending single rows costs more than their content. */
const chunkLength = 16 * 1024;

/** A reader that leaves runs the iterator's `finally`. */
export function inChunks(texts: AsyncIterable<string>): Readable {
  return Readable.from(toChunks(texts), { objectMode: false });
}

async function* toChunks(texts: AsyncIterable<string>) {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
