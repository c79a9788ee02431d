import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, it } from 'vitest';
import { mp3Maker } from './make-mp3.ts';

const rate = 44_100;

/** A tone that rises, so that each place sounds different. */
const sweep = (samples: number, sampleRate = rate) =>
  Float32Array.from({ length: samples }, (_, index) => {
    const time = index / sampleRate;
    return 0.4 * Math.sin(2 * Math.PI * (200 * time + 400 * time * time));
  });

async function encode(sound: Float32Array, { sampleRate = rate, isStereo = true } = {}) {
  const maker = await mp3Maker();
  const channels = isStereo ? [sound, sound] : [sound];
  return Buffer.concat([maker.encode({ channels, sampleRate }, sound.length), maker.end()]);
}

async function decode(bytes: Buffer) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded } = decoder.decode(bytes);
  return { left: channelData[0] ?? new Float32Array(), samples: samplesDecoded };
}

const largest = (one: Float32Array, other: Float32Array) =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);

// Proves releases: Without a seam
describe('an MP3 of ours', () => {
  it.each([1, 2, 1_151, 44_100, 100_003])(
    'is %i samples long, as what was sent',
    async (samples) => {
      const sound = sweep(samples);
      const decoded = await decode(await encode(sound));
      expect(decoded.samples).toBe(samples);
      expect(largest(decoded.left, sound)).toBeLessThan(0.05);
    },
  );

  it.each([32_000, 48_000])('is as long at %i Hz, in one channel too', async (sampleRate) => {
    const sound = sweep(50_001, sampleRate);
    const decoded = await decode(await encode(sound, { sampleRate, isStereo: false }));
    expect(decoded.samples).toBe(50_001);
    expect(largest(decoded.left, sound)).toBeLessThan(0.05);
  });

  it('goes on in the next one as in the whole', async () => {
    const whole = sweep(90_000);
    const parts = [whole.subarray(0, 40_007), whole.subarray(40_007)];
    const [one, two] = await Promise.all(parts.map(async (part) => decode(await encode(part))));
    const joined = Float32Array.from([...(one?.left ?? []), ...(two?.left ?? [])]);
    expect(joined.length).toBe(whole.length);
    expect(largest(joined, whole)).toBeLessThan(0.05);
  });

  it('of a higher rate has half of its samples', async () => {
    const sampleRate = 96_000;
    const sound = sweep(96_000, sampleRate);
    const decoded = await decode(await encode(sound, { sampleRate }));
    expect(decoded.samples).toBe(48_000);
    expect(
      largest(
        decoded.left,
        sound.filter((_, index) => index % 2 === 0),
      ),
    ).toBeLessThan(0.05);
  });
});
