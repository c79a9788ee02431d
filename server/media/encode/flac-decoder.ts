import { FLACDecoder, type FLACDecodedAudio } from '@wasm-audio-decoders/flac';
import { BrokenSound, type Decoder, type Samples } from './samples.ts';

/** To the end of the number of samples. */
const headBytes = 26;

export async function flacDecoder(): Promise<Decoder> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  let head: Buffer = Buffer.alloc(0);
  return {
    decode: async (bytes) => {
      if (head.length < headBytes) head = Buffer.concat([head, bytes]).subarray(0, headBytes);
      return toSamples(await decoder.decode(bytes));
    },
    flush: async () => toSamples(await decoder.flush()),
    declared: () => readDeclared(head),
  };
}

/** 36 bits of STREAMINFO, the first block; zero is unknown. Source: RFC 9639, 8.2. */
function readDeclared(head: Buffer): number | null {
  if (head.length < headBytes || head.toString('latin1', 0, 4) !== 'fLaC') return null;
  return (head.readUInt8(21) & 0x0f) * 2 ** 32 + head.readUInt32BE(22) || null;
}

function toSamples({ channelData, samplesDecoded, sampleRate, errors }: FLACDecodedAudio) {
  const [error] = errors;
  if (error) throw new BrokenSound(error.message);
  if (samplesDecoded === 0) return null;
  return { channels: channelData, sampleRate } satisfies Samples;
}
