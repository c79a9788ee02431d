import { readFrame, sideInfoOf } from '#rules/mp3-frame.ts';

/** 'Info' in ASCII. */
const infoMark = 0x496e666f;

/** Samples of silence with which LAME begins. */
const delay = 576;

/** Samples with which it ends at least: what a decoder holds back. */
const leastPadding = 576;

/**
 * The frame without sound that says how much of the others is silence, so that players cut it and
 * songs of an album run on. Source: the Info and LAME headers of LAME 3.100.
 *
 * @param encoded the first frame of LAME's, of one rate
 * @param samples of each channel of the whole sound, at the encoder's rate
 * @returns nothing for what is no frame
 */
export function makeInfoFrame(encoded: Buffer, samples: number): Buffer {
  const first = readFrame(encoded, 0);
  if (first === null) return Buffer.alloc(0);
  const frame = Buffer.alloc(Math.floor(first.bytesExact));
  encoded.copy(frame, 0, 0, 4);
  // The frame has no byte more than its rate needs, and no sum of its bits.
  frame.writeUInt8(frame.readUInt8(1) | 1, 1);
  frame.writeUInt8(frame.readUInt8(2) & ~2, 2);
  const over = (samples + delay) % first.samples;
  const rest = first.samples - over;
  const padding = rest < leastPadding ? rest + first.samples : rest;
  let at = frame.writeUInt32BE(infoMark, 4 + sideInfoOf(first));
  // Of what may follow, only the number of frames does.
  at = frame.writeUInt32BE(1, at);
  at = frame.writeUInt32BE((samples + delay + padding) / first.samples, at);
  frame.write('LAME3.100', at);
  // One rate, after nine letters.
  frame.writeUInt8(1, at + 9);
  frame.writeUIntBE(delay * 2 ** 12 + padding, at + 21, 3);
  return frame;
}
