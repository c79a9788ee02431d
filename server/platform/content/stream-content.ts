import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';
import type { OpenContent } from './content.ts';

/** Bytes per read; a smaller first one starts sound sooner. */
const chunkBytes = 256 * 1024;
const firstChunkBytes = 16 * 1024;

/**
 * Waits for bytes still being made. `onServed` is called for a chunk once the next is wanted. The
 * content closes with the stream.
 */
export function streamContent(
  content: OpenContent,
  { start, end }: ByteRange,
  onServed: (from: number, to: number) => void,
): Readable {
  let position = start;
  let handedOver = start;

  function noteServed() {
    if (position > handedOver) onServed(handedOver, position);
    handedOver = position;
  }

  async function readNext(): Promise<Buffer | null> {
    noteServed();
    if (position >= end) return null;
    const limit = position === start ? firstChunkBytes : chunkBytes;
    const chunk = await content.read(position, Math.min(limit, end - position));
    position += chunk.length;
    return chunk;
  }

  return new Readable({
    // Reads a chunk only after the last was taken.
    highWaterMark: 1,
    read() {
      readNext().then(
        (chunk) => this.push(chunk),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, callback) {
      content.close();
      callback(error);
    },
  });
}
