import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import CodecParser, { type CodecFrame, type OggPage, type OpusHeader } from 'codec-parser';
import { MPEGDecoder } from 'mpg123-decoder';
import { OpusDecoder } from 'opus-decoder';
import { flacDecoder } from '../encode/flac-decoder.ts';
import { BrokenSound, type Decoder, type Samples } from '../encode/samples.ts';
import { wavDecoder } from '../encode/wav-decoder.ts';

/** What the packages return. */
type Decoded = {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
};

/** A damaged frame is left out: the others are heard. */
const toSamples = ({ channelData, samplesDecoded, sampleRate }: Decoded): Samples | null =>
  samplesDecoded === 0 ? null : { channels: channelData, sampleRate };

/**
 * A decoder for what begins with `head`, which is not consumed; null for another type. No package
 * with a fitting licence decodes AAC: see `decode-aac.ts`.
 *
 * @param type a media type of ours
 * @param head at least its first 64 bytes
 */
export async function openDecoder(type: string, head: Buffer): Promise<Decoder | null> {
  if (type === 'audio/mpeg') return mp3Decoder();
  if (type === 'audio/flac') return flacDecoder();
  if (type === 'audio/wav') return wavDecoder();
  if (type !== 'audio/ogg') return null;
  // The first page has one packet, after 27 bytes and a table of one entry.
  const packet = head.toString('latin1', 28, 36);
  if (packet === 'OpusHead') return opusDecoder();
  return packet.startsWith('\u0001vorbis') ? vorbisDecoder() : flacDecoder();
}

async function mp3Decoder(): Promise<Decoder> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return {
    decode: async (bytes) => toSamples(decoder.decode(bytes)),
    flush: async () => null,
  };
}

async function vorbisDecoder(): Promise<Decoder> {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  return {
    decode: async (bytes) => toSamples(await decoder.decode(bytes)),
    flush: async () => toSamples(await decoder.flush()),
  };
}

async function opusDecoder(): Promise<Decoder> {
  const parser = new CodecParser<OggPage>('audio/ogg', { enableFrameCRC32: false });
  let decoder: OpusDecoder | null = null;
  /** What the header asks players to change, as a factor. */
  let gain = 1;

  const begin = async ({ header }: CodecFrame) => {
    const { channels, streamCount, coupledStreamCount, channelMappingTable, preSkip, outputGain } =
      header as OpusHeader;
    if (channels > 2) throw new BrokenSound('channels');
    gain = 10 ** (outputGain / 256 / 20);
    const form = { channels, streamCount, coupledStreamCount, channelMappingTable, preSkip };
    const opened = new OpusDecoder(form);
    await opened.ready;
    return opened;
  };

  const decodePages = async (pages: Iterable<OggPage>) => {
    const frames = [...pages].flatMap(({ codecFrames }) => codecFrames);
    const [first] = frames;
    if (!first) return null;
    decoder ??= await begin(first);
    const samples = toSamples(decoder.decodeFrames(frames.map(({ data }) => data)));
    if (gain === 1) return samples;
    return (
      samples && { ...samples, channels: samples.channels.map((one) => one.map((x) => x * gain)) }
    );
  };

  return {
    decode: (bytes) => decodePages(toIterable(parser.parseChunk(bytes))),
    flush: () => decodePages(toIterable(parser.flush())),
  };
}

/** The package returns generators and declares iterators. */
const toIterable = <Item>(iterator: Iterator<Item>) => iterator as Iterator<Item> & Iterable<Item>;
