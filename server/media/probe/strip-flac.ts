import type { Stripping } from './strip-sound.ts';

/** Bytes. Source: RFC 9639, 8. */
const nameBytes = 4;
const headBytes = 4;
const streamInfoBytes = 34;

/** An ID3v1 tag. */
const strayBytes = 128;

export const stripFlac: Stripping = async function* frames(chunks, refuse) {
  let waiting: Buffer = Buffer.alloc(0);
  let toSkip = nameBytes;
  let hasInfo = false;
  let isLast = false;

  function* takeBlocks() {
    while (!isLast || toSkip > 0) {
      const skipped = Math.min(toSkip, waiting.length);
      waiting = waiting.subarray(skipped);
      toSkip -= skipped;
      if (toSkip > 0 || isLast || waiting.length < headBytes) return;
      const [first = 0] = waiting;
      const bytes = waiting.readUIntBE(1, 3);
      if (!hasInfo) {
        if ((first & 0x7f) !== 0 || bytes !== streamInfoBytes) throw refuse();
        if (waiting.length < headBytes + bytes) return;
        hasInfo = true;
        const info = waiting.subarray(headBytes, headBytes + bytes);
        yield Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, bytes]), info]);
      }
      isLast = (first & 0x80) !== 0;
      toSkip = headBytes + bytes;
    }
  }

  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    if (!isLast || toSkip > 0) yield* takeBlocks();
    if (!isLast || toSkip > 0 || waiting.length <= strayBytes) continue;
    yield waiting.subarray(0, -strayBytes);
    waiting = waiting.subarray(-strayBytes);
  }
  if (!hasInfo) throw refuse();
  if (isLast && toSkip === 0 && waiting.toString('latin1', 0, 3) !== 'TAG') yield waiting;
};
