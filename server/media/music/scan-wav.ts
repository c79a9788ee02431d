import { previewLength, RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { makeRiffHead } from './riff-head.ts';
import { indexSteady } from './time-index.ts';

const chunksMost = 1_000;

/** PCM, floats, and the extensible header of both. Source: RFC 2361. */
const codings = new Set([1, 3, 0xfffe]);

/** @throws {RefusedFile} without format or sound, or for compressed sound. */
export function scanWav(file: Buffer): ScannedSound {
  let form: Buffer | null = null;
  let at = 12;
  for (let count = 0; count < chunksMost && at + 8 <= file.length; count += 1) {
    const name = file.toString('latin1', at, at + 4);
    const announced = file.readUInt32LE(at + 4);
    const from = at + 8;
    if (name === 'data') return describe(file, form, { from, announced });
    if (name === 'fmt ') form = file.subarray(from, from + announced);
    at = from + announced + (announced % 2);
  }
  throw new RefusedFile('damaged');
}

function describe(
  file: Buffer,
  form: Buffer | null,
  { from, announced }: { from: number; announced: number },
): ScannedSound {
  if (form === null || form.length < 16 || form.length > 1_024) throw new RefusedFile('damaged');
  if (!codings.has(form.readUInt16LE(0))) throw new RefusedFile('codec');
  const sampleRate = form.readUInt32LE(4);
  const frame = form.readUInt16LE(12);
  if (sampleRate === 0 || frame === 0) throw new RefusedFile('damaged');
  // Streaming encoders announce nothing, or everything.
  const isOpen = announced === 0 || announced === 0xffffffff;
  const room = file.length - from;
  const bytes = isOpen ? room : Math.min(announced, room);
  const samples = Math.floor(bytes / frame);
  if (samples === 0) throw new RefusedFile('damaged');
  const perSecond = sampleRate * frame;
  const cut = Math.min(bytes, previewLength * perSecond);
  return {
    format: 'wav',
    samples,
    sampleRate,
    secondsAt: indexSteady(from, bytes, perSecond),
    sound: [file.subarray(from, from + bytes)],
    preview: { head: makeRiffHead(form, cut), from, to: from + cut },
  };
}
