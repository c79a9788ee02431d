import { needInDescription, placePackets, type SoundTrack } from '#rules/mp4-tables.ts';
import { none, previewLength, RefusedFile, type ScannedSound } from '../scanned-sound.ts';
import { indexSteady } from '../time-index.ts';
import { makeWaveHead, waveBytes, type WavePcm } from '../wave-pcm.ts';
import { type AlacConfig, packetMost, readConfig, widthOf } from './alac-config.ts';
import { type AlacPackets, packetsMost } from './alac-packets.ts';
import { countFrames, openDecoder } from './decode-packet.ts';

/** Bytes of the tables, which are read for each range. */
const tableMost = 16 * 1024 * 1024;

/** Bytes of a WAV, whose sizes have 32 bits. */
const waveMost = 2 ** 32 - 1_024;

/** Bytes of a packet that tell how many frames it has, after what is no sound. */
const headMost = 1_024;

/** Packets before the last that are shorter than the others: sounds that were joined. */
const shortMost = 1_000;

/**
 * Apple Lossless. Its hash is that of the packets.
 *
 * @throws {RefusedFile} for damaged and truncated files; of the packets the first is decoded.
 */
export function scanAlac(file: Buffer, track: SoundTrack): ScannedSound {
  const { sampleRate, ...config } = readConfig(Buffer.from(needInDescription(track, 'alac')));
  if (track.table.length > tableMost) throw new RefusedFile('damaged');
  const sound = placePackets(track.table, packetsMost).map(({ at, bytes }) => {
    const isHere = at + bytes <= file.length && bytes <= packetMost(config);
    if (!isHere) throw new RefusedFile('damaged');
    return file.subarray(at, at + bytes);
  });
  // Packets that overlap would be more than the file.
  const bytes = sound.reduce((sum, packet) => sum + packet.length, 0);
  const [first] = sound;
  if (first === undefined || bytes > file.length || !isDecoded(first, config)) {
    throw new RefusedFile('damaged');
  }
  const { samples, short } = measure(sound, config);
  const from = track.table.byteOffset - file.byteOffset;
  const packets: AlacPackets = {
    config,
    table: { from, to: from + track.table.length },
    short,
  };
  const { channels } = config;
  const width = widthOf(config);
  const step = channels * width;
  const pcm: WavePcm = {
    from: 0,
    to: samples * step,
    channels,
    sampleRate,
    width,
    isFloat: false,
    turn: 'none',
    packets,
  };
  if (pcm.to > waveMost) throw new RefusedFile('tooLarge');
  return {
    format: 'alac',
    samples,
    sampleRate,
    secondsAt: indexSteady(makeWaveHead(pcm).length, waveBytes(pcm), sampleRate * step),
    sound,
    preview: { head: none, from: 0, to: Math.min(pcm.to, previewLength * sampleRate * step) },
    pcm,
  };
}

function isDecoded(packet: Buffer, config: AlacConfig): boolean {
  try {
    return openDecoder(config)(packet).length > 0;
  } catch {
    return false;
  }
}

/** A packet without a number of frames is silence of the usual length. */
function measure(sound: readonly Buffer[], config: AlacConfig) {
  let samples = 0;
  const short: AlacPackets['short'] = [];
  for (const [index, packet] of sound.entries()) {
    const frames = countOr(packet, config);
    samples += frames;
    if (frames < config.frames) short.push([index, frames]);
  }
  if (short.length > shortMost) throw new RefusedFile('damaged');
  return { samples, short };
}

function countOr(packet: Buffer, config: AlacConfig): number {
  try {
    return countFrames(packet.subarray(0, headMost), config);
  } catch {
    return config.frames;
  }
}
