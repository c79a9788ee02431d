import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { makeTaggedWav } from '../../server/testing/make-music.ts';
import { toFlac } from '../../server/testing/make-sound.ts';
import { makeNoise, toMp3 } from '../e2e/support/noise.ts';
import { measureSeam, sampleRate } from '../e2e/support/record-sound.ts';
import { drive } from './support/drive.ts';
import { findFirefox } from './support/firefox.ts';
import { serveAlbum } from './support/serve-album.ts';
import { missingSound, withSoundDevice } from './support/sound-device.ts';

/** Where the performance is cut; the first six songs are those of `src/shared/lib/audio/testing`. */
const cuts = [0, 288_101, 576_007, 864_313, 1_152_050, 1_344_101, 1_536_213];
cuts.push(1_728_333, 1_920_407, 2_112_511, 2_304_617, 2_496_723, 2_688_050);

async function makeSongs(whole: Float32Array) {
  const partOf = (song: number) => whole.subarray(cuts[song - 1], cuts[song]);
  const flac = (song: number) => toFlac(partOf(song), { rate: sampleRate });
  const wav = (song: number) => makeTaggedWav({}, { sound: partOf(song), rate: sampleRate });
  const ready = ['1.m4a', '2.m4a', '3.opus', '4.opus', '5.ogg', '6.ogg'];
  return new Map([
    ...ready.map(
      (name) => [name, readFileSync(`src/shared/lib/audio/testing/noise-${name}`)] as const,
    ),
    ['7.flac', flac(7)],
    ['8.flac', flac(8)],
    ['9.mp3', await toMp3(partOf(9), 1)],
    ['10.mp3', await toMp3(partOf(10), 1)],
    ['11.wav', wav(11)],
    ['12.wav', wav(12)],
  ]);
}

/** What a page computes of its recording is computed of this one. */
const here = {
  evaluate: async <Given, Result>(compute: (given: Given) => Result, given: Given) =>
    compute(given),
} as unknown as Page;

// Proves player: No seam in Firefox
test('Firefox plays an album of AAC, Opus, Vorbis, FLAC, MP3 and WAV without a gap', async ({}, testInfo) => {
  const missing = missingSound();
  const found = missing ? { missing } : findFirefox();
  const whole = makeNoise(cuts.at(-1) ?? 0);
  const album = await serveAlbum(await makeSongs(whole));
  const play = () =>
    drive(found, testInfo, async (browser) => {
      await browser.open(album.address);
      await browser.press('//button');
      const { events, sound } = await album.heard;
      expect(events).toEqual([...cuts.slice(2).map(() => 'moved'), 'ended']);
      globalThis.recordedSound = [sound];
    });
  try {
    await ('missing' in found ? play() : withSoundDevice(play));
  } finally {
    await album.close();
  }
  const seams = await Promise.all(
    cuts.slice(1, -1).map(async (place) => {
      const side = 2 * sampleRate;
      return measureSeam(here, [...whole.subarray(place - side, place + side)]);
    }),
  );
  for (const seam of seams) {
    // A sample is 0.02 ms: see docs/decisions/media.md.
    expect(Math.abs(seam.samples), JSON.stringify(seams)).toBeLessThanOrEqual(1);
    expect(seam.likeness).toBeGreaterThan(0.95);
    expect(seam.across).toBeGreaterThan(0.85);
  }
});
