import { none, previewLength, RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { indexSteady } from './time-index.ts';
import { makeWaveHead, toWaveSamples, type WavePcm, waveBytes, wideOf } from './wave-pcm.ts';

const chunksMost = 1_000;

/** Hertz. */
const rateMost = 1_000_000;
const channelsMost = 32;

/** Bytes; whole samples of each width. */
const pieceBytes = 3 * 2 ** 18;

type Chunks = { common: Buffer; sound: { from: number; to: number } };

/**
 * Uncompressed sound of AIFF and AIFF-C. Its hash is that of the same samples in a WAV. Source:
 * Apple, Audio Interchange File Format 1.3 and AIFF-C (1991).
 *
 * @throws {RefusedFile} for compressed, damaged and truncated files, and without sound.
 */
export function scanAiff(file: Buffer): ScannedSound {
  const { common, sound } = findChunks(file);
  const isCompressible = file.toString('latin1', 8, 12) === 'AIFC';
  const { samples, ...shape } = readCommon(common, isCompressible);
  const { channels, sampleRate } = shape;
  const to = sound.from + samples * channels * shape.width;
  if (to > sound.to) throw new RefusedFile('damaged');
  const pcm = { from: sound.from, to, ...shape };
  const perSecond = sampleRate * channels;
  const cut = Math.min(to, pcm.from + previewLength * perSecond * shape.width);
  return {
    format: 'aiff',
    samples,
    sampleRate,
    secondsAt: indexOf(pcm),
    sound: readPieces(file, pcm),
    preview: { head: none, from: pcm.from, to: cut },
    pcm,
  };
}

type Common = { samples: number } & Pick<
  WavePcm,
  'channels' | 'sampleRate' | 'width' | 'isFloat' | 'turn'
>;

/**
 * @param isCompressible whether it is of AIFF-C, which names a coding.
 * @throws {RefusedFile} for compressed sound, and numbers that no sound has.
 */
export function readCommon(common: Buffer, isCompressible: boolean): Common {
  if (common.length < 18) throw new RefusedFile('damaged');
  const channels = common.readUInt16BE(0);
  const samples = common.readUInt32BE(2);
  const sampleRate = Math.round(readExtended(common, 8));
  const isRate = sampleRate >= 1 && sampleRate <= rateMost;
  if (channels === 0 || channels > channelsMost || samples === 0 || !isRate) {
    throw new RefusedFile('damaged');
  }
  const coding = isCompressible ? common.toString('latin1', 18, 22) : 'NONE';
  return { samples, channels, sampleRate, ...readCoding(coding, common.readUInt16BE(6)) };
}

function findChunks(file: Buffer): Chunks {
  let common: Buffer | null = null;
  let sound: Chunks['sound'] | null = null;
  let at = 12;
  for (let count = 0; count < chunksMost && at + 8 <= file.length; count += 1) {
    const name = file.toString('latin1', at, at + 4);
    const bytes = file.readUInt32BE(at + 4);
    const from = at + 8;
    const to = from + bytes;
    const isWanted = name === 'COMM' || name === 'SSND';
    if (isWanted && to > file.length) throw new RefusedFile('damaged');
    if (name === 'COMM') common ??= file.subarray(from, to);
    if (name === 'SSND' && bytes >= 8) sound ??= { from: from + 8 + file.readUInt32BE(from), to };
    at = to + (bytes % 2);
  }
  if (common === null || sound === null) throw new RefusedFile('damaged');
  return { common, sound };
}

/** A number of 80 bits, without its sign. Source: IEEE 754, extended precision. */
function readExtended(bytes: Buffer, at: number): number {
  const exponent = (bytes.readUInt16BE(at) & 0x7fff) - 16_383;
  return Number(bytes.readBigUInt64BE(at + 2)) * 2 ** (exponent - 63);
}

function readCoding(coding: string, bits: number): Pick<WavePcm, 'width' | 'isFloat' | 'turn'> {
  const kind = coding.toLowerCase();
  if (kind === 'fl32') return { width: 4, isFloat: true, turn: 'order' };
  if (kind === 'fl64') return { width: 8, isFloat: true, turn: 'narrow' };
  if (!['none', 'twos', 'sowt', 'in24', 'in32', 'raw '].includes(kind)) {
    throw new RefusedFile('codec');
  }
  const width = Math.ceil(bits / 8);
  if (width < 1 || width > 4) throw new RefusedFile('damaged');
  if (width === 1) return { width, isFloat: false, turn: kind === 'raw ' ? 'none' : 'sign' };
  if (kind === 'raw ') throw new RefusedFile('codec');
  return { width, isFloat: false, turn: kind === 'sowt' ? 'none' : 'order' };
}

/** Of the WAV. */
function indexOf(pcm: WavePcm): Buffer {
  const head = makeWaveHead(pcm).length;
  const perSecond = pcm.sampleRate * pcm.channels * wideOf(pcm);
  return indexSteady(head, waveBytes(pcm), perSecond);
}

function* readPieces(file: Buffer, pcm: WavePcm) {
  for (let at = pcm.from; at < pcm.to; at += pieceBytes) {
    yield toWaveSamples(pcm, file.subarray(at, Math.min(pcm.to, at + pieceBytes)));
  }
}
