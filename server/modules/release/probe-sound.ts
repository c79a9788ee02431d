import type { Readable } from 'node:stream';
import { type IAudioMetadata, parseStream } from 'music-metadata';
import type { SoundFacts } from '#contract/release.ts';
import { uploadLimits } from '#contract/release-limits.ts';

/** Why a file of sound is not taken. */
export type SoundFault = 'type' | 'bitrate' | 'cutOff' | 'unreadable' | 'tooShort' | 'tooLong';

/** Part of what a file announces that may be missing at its end. */
const tolerance = 0.01;

/** Rates that the encoder takes, or that halve into one of them, in hertz. */
const sampleRates = new Set([32_000, 44_100, 48_000, 88_200, 96_000, 176_400, 192_000]);

/** What a file of sound is, told by its content, whatever it is called; or why it is not taken for a release. */
export async function probeSound(
  sound: Readable,
  bytes: number,
): Promise<Omit<SoundFacts, 'sound'> | SoundFault> {
  const facts = await describeSound(sound, bytes);
  return typeof facts === 'string' ? facts : (faultOf(facts, bytes) ?? facts);
}

/** What a file of sound is, told by its content, whatever it is called; or why it cannot be read as one. */
export async function describeSound(
  sound: Readable,
  bytes: number,
): Promise<Omit<SoundFacts, 'sound'> | 'type' | 'unreadable'> {
  const found = await read(sound, bytes);
  if (found === null) return 'unreadable';
  const { container = '', codec = '', duration, sampleRate, numberOfChannels, bitrate } = found;
  const format = formatOf(container, codec);
  if (format === null) return 'type';
  if (!duration || !sampleRate || !numberOfChannels) return 'unreadable';
  return {
    format,
    seconds: Math.round(duration * 1000) / 1000,
    sampleRate,
    channels: numberOfChannels,
    bitrate: Math.round(bitrate ?? (bytes * 8) / duration),
  };
}

async function read(sound: Readable, size: number): Promise<IAudioMetadata['format'] | null> {
  try {
    const { format } = await parseStream(sound, { size }, { duration: true, skipCovers: true });
    return format;
  } catch {
    return null;
  } finally {
    sound.destroy();
  }
}

function formatOf(container: string, codec: string): SoundFacts['format'] | null {
  if (container === 'FLAC') return 'flac';
  if (container === 'MPEG' && codec.endsWith('Layer 3')) return 'mp3';
  return container.startsWith('WAVE') && /^(PCM|IEEE_FLOAT)$/i.test(codec) ? 'wav' : null;
}

function faultOf(
  { format, seconds, bitrate, sampleRate, channels }: Omit<SoundFacts, 'sound'>,
  bytes: number,
): SoundFault | null {
  if (!sampleRates.has(sampleRate) || channels > 2) return 'type';
  if (seconds < uploadLimits.secondsMin) return 'tooShort';
  if (seconds > uploadLimits.secondsMax) return 'tooLong';
  if (format === 'mp3' && bitrate < uploadLimits.mp3Bitrate * (1 - tolerance)) return 'bitrate';
  // How far FLAC packs nobody knows beforehand: an end that is missing is found when it is decoded.
  const least = format === 'mp3' ? (seconds * uploadLimits.mp3Bitrate) / 8 : 0;
  return bytes < least * (1 - tolerance) ? 'cutOff' : null;
}
