import { mp3Maker } from '../../../server/media/encode/make-mp3.ts';
import { sampleRate } from './record-sound.ts';

/** Noise without highs, in which each place is found again. */
export function makeNoise(samples: number): Float32Array {
  let random = 1;
  let level = 0;
  return Float32Array.from({ length: samples }, () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    level += 0.2 * ((random / 2 ** 31 - 1) * 0.5 - level);
    return level;
  });
}

export async function toMp3(sound: Float32Array, channels = 2): Promise<Buffer> {
  const maker = await mp3Maker();
  const all = Array.from({ length: channels }, () => sound);
  const frames = maker.encode({ channels: all, sampleRate }, sound.length);
  return Buffer.concat([frames, maker.end()]);
}
