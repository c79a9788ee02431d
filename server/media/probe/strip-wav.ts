import type { Stripping } from './strip-sound.ts';

/** Bytes. Source: RFC 2361. */
const nameBytes = 12;
const headBytes = 8;

/** Bytes of a format chunk, and chunks before the sound. */
const formMost = 1024;
const chunksMost = 1_000;

/** Written by streaming encoders. */
const unknown = 0xffffffff;

/**
 * Drops all other chunks (`LIST`, `bext`, `iXML`, `id3 ` …), which name people, places and
 * devices.
 */
export const stripWav: Stripping = async function* chunks(input, refuse) {
  let waiting: Buffer = Buffer.alloc(0);
  let toSkip = nameBytes;
  let form: Buffer | null = null;
  let count = 0;
  let isOpen = false;
  /** Bytes; null before the sound. */
  let left: number | null = null;

  function takeHead(): Buffer | null {
    for (;;) {
      const skipped = Math.min(toSkip, waiting.length);
      waiting = waiting.subarray(skipped);
      toSkip -= skipped;
      if (toSkip > 0 || waiting.length < headBytes) return null;
      const name = waiting.toString('latin1', 0, 4);
      const size = waiting.readUInt32LE(4);
      if (name === 'data') {
        waiting = waiting.subarray(headBytes);
        left = isOpen ? Infinity : size;
        return getHead(size);
      }
      if ((count += 1) > chunksMost) throw refuse();
      if (name === 'fmt ') {
        if (size > formMost) throw refuse();
        if (waiting.length < headBytes + size) return null;
        form = Buffer.from(waiting.subarray(0, headBytes + size));
      }
      toSkip = headBytes + size + (size % 2);
    }
  }

  function getHead(size: number): Buffer {
    if (form === null) throw refuse();
    const name = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1');
    const whole = 4 + form.length + headBytes + size;
    name.writeUInt32LE(isOpen ? unknown : Math.min(whole, unknown), 4);
    const data = Buffer.from('data\0\0\0\0', 'latin1');
    data.writeUInt32LE(size, 4);
    return Buffer.concat([name, form, data]);
  }

  for await (const chunk of input) {
    if (left === 0) continue;
    waiting = Buffer.concat([waiting, chunk]);
    if (left === null) {
      if (toSkip === nameBytes && waiting.length >= nameBytes) {
        const size = waiting.readUInt32LE(4);
        isOpen = size === 0 || size === unknown;
      }
      const head = takeHead();
      if (head === null) continue;
      yield head;
    }
    const sound = waiting.subarray(0, Math.min(waiting.length, left ?? 0));
    left = (left ?? 0) - sound.length;
    waiting = Buffer.alloc(0);
    if (sound.length > 0) yield sound;
  }
  if (left === null) throw refuse();
};
