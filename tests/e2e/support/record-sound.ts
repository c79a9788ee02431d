import type { Page } from '@playwright/test';

/** Hz; that of the demo's music, so that nothing is resampled. */
export const sampleRate = 48_000;

declare global {
  var recordedSound: Float32Array[];
}

/** Records the left channel of every audio element of the page, from its first sound. */
export async function recordSound(page: Page): Promise<void> {
  await page.addInitScript((rate) => {
    globalThis.recordedSound = [];
    const joined = new Set<HTMLMediaElement>();
    const context = new AudioContext({ sampleRate: rate });
    // A worklet's script is requested beside the page, where no test can answer it.
    const recorder = context.createScriptProcessor(16_384, 2, 1);
    recorder.addEventListener('audioprocess', ({ inputBuffer }) => {
      globalThis.recordedSound.push(inputBuffer.getChannelData(0).slice());
    });
    recorder.connect(context.destination);
    // oxlint-disable-next-line typescript/unbound-method -- called below with the element as `this`.
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = async function recordedPlay(this: HTMLMediaElement) {
      if (!joined.has(this)) {
        joined.add(this);
        await context.resume();
        context.createMediaElementSource(this).connect(recorder);
      }
      return play.call(this);
    };
  }, sampleRate);
}

/** The sounds whose frames follow one another. */
type Files = { addresses: readonly [string, string]; seconds: number };

/**
 * The end of one file and the beginning of the next one, decoded as one.
 *
 * @param files `seconds` of each side
 */
export function decodeSeam(page: Page, files: Files): Promise<number[]> {
  return page.evaluate(
    async ({ addresses, seconds, rate }) => {
      const load = async (address: string) =>
        new Uint8Array(await (await fetch(address)).arrayBuffer());
      const [first, second] = await Promise.all(addresses.map(load));
      if (!first || !second) throw new Error('Two sounds are needed.');
      // Constant 128 kbit/s: whole frames of 384 bytes, 24 ms each.
      const frames = 384 * Math.round(seconds / 0.024);
      const before = first.subarray(first.length - frames);
      const bytes = new Uint8Array(frames * 2);
      bytes.set(before);
      bytes.set(second.subarray(0, frames), frames);
      const offline = new OfflineAudioContext(1, 1, rate);
      return [...(await offline.decodeAudioData(bytes.buffer)).getChannelData(0)];
    },
    { ...files, rate: sampleRate },
  );
}

/**
 * How many samples more than `whole` holds were heard: what was recorded is found again in it,
 * before its middle and after it. `likeness` is the smaller correlation of both, `across` that of
 * the middle itself; a gap is believed only where they are near 1.
 *
 * @param whole the left channel around the seam, which is in its middle; more than 3 seconds
 */
export function measureSeam(page: Page, whole: readonly number[]) {
  return page.evaluate(
    ({ whole: samples, rate }) => {
      const decoded = Float32Array.from(samples);
      const seam = decoded.length / 2;

      const recorded = new Float32Array(
        globalThis.recordedSound.reduce((sum, { length }) => sum + length, 0),
      );
      let at = 0;
      for (const part of globalThis.recordedSound) {
        recorded.set(part, at);
        at += part.length;
      }

      const size = 9600;
      const likenessAt = (from: number, pattern: Float32Array) => {
        let [sum, one, other] = [0, 0, 0];
        for (let index = 0; index < pattern.length; index += 1) {
          const x = recorded[from + index] ?? 0;
          const y = pattern[index] ?? 0;
          sum += x * y;
          one += x * x;
          other += y * y;
        }
        return sum / (Math.sqrt(one * other) || 1);
      };
      const find = (place: number) => {
        const pattern = decoded.subarray(place, place + size);
        const short = pattern.subarray(0, 400);
        const likely: { from: number; likeness: number }[] = [];
        const last = recorded.length - size;
        for (let from = Math.max(0, last - rate * 120); from < last; from += 1) {
          const likeness = likenessAt(from, short);
          if (likeness > 0.9) likely.push({ from, likeness });
        }
        const exact = likely
          .toSorted((a, b) => b.likeness - a.likeness)
          .slice(0, 200)
          .map(({ from }) => ({ from, likeness: likenessAt(from, pattern) }));
        return exact.reduce((best, one) => (one.likeness > best.likeness ? one : best), {
          from: 0,
          likeness: 0,
        });
      };
      const places = [seam - rate - size, seam + rate] as const;
      const [left, right] = places.map(find);
      if (!left || !right) throw new Error('Two places are needed.');
      const heard = right.from - left.from;
      const middle = decoded.subarray(seam - 600, seam + 600);
      const across = likenessAt(left.from + seam - 600 - places[0], middle);
      // The most that was ever silent around the seam.
      let [silent, longest] = [0, 0];
      for (let index = left.from; index < right.from; index += 1) {
        silent = Math.abs(recorded[index] ?? 0) < 1e-6 ? silent + 1 : 0;
        longest = Math.max(longest, silent);
      }
      return {
        samples: heard - (places[1] - places[0]),
        likeness: Math.min(left.likeness, right.likeness),
        across,
        longestSilence: longest,
      };
    },
    { whole, rate: sampleRate },
  );
}
