import { Readable } from 'node:stream';

/** Characters that are sent at once: rows one by one would cost more than what they say. */
const chunkLength = 16 * 1024;

/**
 * A stream of many short texts, which are read as fast as its reader takes them. A reader who leaves ends the reading,
 * whose `finally` is run; what fails while they are read fails the stream.
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
