import { FilePathSource, FLAC, Input, type InputAudioTrack, WAVE } from 'mediabunny';
import { parseFile } from 'music-metadata';
import type { SoundFacts } from '#contract/release.ts';
import { missingMost } from '../encode/missing-most.ts';

export type SoundDescription = Omit<SoundFacts, 'sound'>;

const wavCodecs: { [codec: string]: number } = {
  'pcm-u8': 8,
  'pcm-s16': 16,
  'pcm-s24': 24,
  'pcm-s32': 32,
  'pcm-f32': 32,
  'pcm-f64': 64,
};

/** @returns why, for a file that cannot be read as `format`. */
export async function describeSound(
  path: string,
  format: Exclude<SoundFacts['format'], 'alac'>,
): Promise<SoundDescription | 'type' | 'cutOff' | 'unreadable'> {
  const describe = format === 'mp3' ? describeMp3(path) : describeLossless(path, format);
  return (await describe.catch(() => null)) ?? 'unreadable';
}

async function describeMp3(path: string) {
  const { format } = await parseFile(path, { duration: true, skipCovers: true });
  const { container, codec = '', duration, sampleRate, numberOfChannels, bitrate } = format;
  if (container !== 'MPEG' || !codec.endsWith('Layer 3')) return 'type';
  if (!duration || !sampleRate || !numberOfChannels || !bitrate) return 'unreadable';
  return {
    format: 'mp3',
    seconds: inThousandths(duration),
    sampleRate,
    channels: numberOfChannels,
    bitrate: Math.round(bitrate),
  } as const;
}

async function describeLossless(path: string, format: 'flac' | 'wav') {
  const source = new FilePathSource(path);
  const input = new Input({ formats: [FLAC, WAVE], source });
  try {
    const track = await input.getPrimaryAudioTrack();
    return track && (await describeTrack(track, format, await source.getSize()));
  } finally {
    input.dispose();
  }
}

async function describeTrack(track: InputAudioTrack, format: 'flac' | 'wav', bytes: number) {
  const codec = (await track.getCodec()) ?? '';
  const bits = wavCodecs[codec];
  if (format === 'wav' && bits === undefined) return 'type';
  const decodedSeconds = await track.computeDuration();
  const seconds = (await track.getDurationFromMetadata()) ?? decodedSeconds;
  if (decodedSeconds < seconds - missingMost(seconds)) return 'cutOff';
  if (!(seconds > 0)) return 'unreadable';
  const [sampleRate, channels] = [await track.getSampleRate(), await track.getNumberOfChannels()];
  const bitrate = bits === undefined ? (bytes * 8) / seconds : bits * channels * sampleRate;
  return {
    format,
    seconds: inThousandths(seconds),
    sampleRate,
    channels,
    bitrate: Math.round(bitrate),
  };
}

const inThousandths = (seconds: number) => Math.round(seconds * 1000) / 1000;
