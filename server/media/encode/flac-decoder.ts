import { FLACDecoder, type FLACDecodedAudio } from '@wasm-audio-decoders/flac';
import { BrokenSound, type Decoder, type Samples } from './samples.ts';

export async function flacDecoder(): Promise<Decoder> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  return {
    decode: async (bytes) => toSamples(await decoder.decode(bytes)),
    flush: async () => toSamples(await decoder.flush()),
  };
}

function toSamples({ channelData, samplesDecoded, sampleRate, errors }: FLACDecodedAudio) {
  const [error] = errors;
  if (error) throw new BrokenSound(error.message);
  if (samplesDecoded === 0) return null;
  return { channels: channelData, sampleRate } satisfies Samples;
}
