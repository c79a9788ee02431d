import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mp3Maker } from '../../server/media/encode/make-mp3.ts';
import { makeId3 } from '../../server/testing/make-music.ts';
import { signInAsNewListener } from './support/accounts.ts';
import { getPlayButtons, getPlayer, onceRendered } from './support/player.ts';
import { decodeSeam, measureSeam, recordSound, sampleRate } from './support/record-sound.ts';
import { countPlays } from './support/short-tracks.ts';
import { expect, test, testOnOwnServer } from './support/test.ts';

const album = 'alb_oceano-modular_delta';
const demoSongs = ['trk_oceano-modular_delta_01', 'trk_oceano-modular_delta_02'] as const;

/** Of each song, and a little more than counts. */
const heardSeconds = 32;

const jumpTo = async (page: Page, position: number) => {
  const player = getPlayer(page);
  await player.progress.fill(String(position));
  await player.progress.blur();
};

// Proves player: No seam in Chromium, and both plays
test('an album runs on without a gap, and both songs count @release', async ({
  page,
  sharedServer,
  consoleGuard,
}) => {
  const since = new Date().toISOString();
  consoleGuard.allow(/ScriptProcessorNode is deprecated/);
  await recordSound(page);
  const { token } = await signInAsNewListener(page);
  const tracks = await Promise.all(
    demoSongs.map(async (id) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request.get(`/api/tracks/${id}`, { headers });
      return (await answer.json()) as { title: string; duration: number; audioUrl: string };
    }),
  );
  const [first, second] = tracks;
  if (!first || !second) throw new Error('The demo has no such album.');
  const player = getPlayer(page);
  await page.goto(`/album/${album}`);
  await getPlayButtons(page).first().click();
  await player.passes(heardSeconds);
  await jumpTo(page, first.duration - 10);
  await expect(player.title).toHaveText(second.title, onceRendered);
  await player.passes(3);
  const addresses = [`${first.audioUrl}&c=1`, `${second.audioUrl}&c=1`] as const;
  const seam = await measureSeam(page, await decodeSeam(page, { addresses, seconds: 4 }));
  expect(seam.likeness).toBeGreaterThan(0.99);
  expect(seam.samples, JSON.stringify(seam)).toBe(0);

  await player.passes(heardSeconds);
  for (const trackId of demoSongs) {
    await expect
      .poll(() => countPlays(sharedServer, { trackId, token, since }), onceRendered)
      .toBe(1);
  }
});

const withMusic = testOnOwnServer.extend<{ musicFolder: string }>({
  musicFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tonada-music-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  serverEnv: ({ musicFolder }, use) => use({ TONADA_MUSIC: musicFolder }),
});

/** Noise without highs, in which each place is found again. */
function makeNoise(samples: number): Float32Array {
  let random = 1;
  let level = 0;
  return Float32Array.from({ length: samples }, () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    level += 0.2 * ((random / 2 ** 31 - 1) * 0.5 - level);
    return level;
  });
}

async function encode(sound: Float32Array, TITLE: string, TRACKNUMBER: string) {
  const maker = await mp3Maker();
  const tag = makeId3({ TITLE, TRACKNUMBER, ARTIST: 'Los del Muelle', ALBUM: 'Noray' });
  const frames = maker.encode({ channels: [sound, sound], sampleRate }, sound.length);
  return Buffer.concat([tag, frames, maker.end()]);
}

// Proves releases: Without a seam
withMusic(
  'the silence that an encoder adds is cut between two songs @release',
  async ({ page, musicFolder, ownServer, consoleGuard }) => {
    consoleGuard.allow(/ScriptProcessorNode is deprecated/);
    const before = 40 * sampleRate + 101;
    const whole = makeNoise(before * 2);
    await mkdir(join(musicFolder, 'Noray'));
    const put = (name: string, bytes: Buffer) => writeFile(join(musicFolder, 'Noray', name), bytes);
    await put('01.mp3', await encode(whole.subarray(0, before), 'Escollera', '1'));
    await put('02.mp3', await encode(whole.subarray(before), 'Boya roja', '2'));
    await ownServer.stop();
    await ownServer.start();
    await recordSound(page);
    await signInAsNewListener(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Noray' });
    await expect(async () => {
      await page.goto('/search?q=noray');
      await expect(link.first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await link.first().click();
    const player = getPlayer(page);
    const songs = page.getByRole('grid', { name: 'Noray' });
    await songs.getByRole('button', { name: 'Reproducir Escollera' }).click();
    await player.passes(2);
    await jumpTo(page, 30);
    await expect(player.title).toHaveText('Boya roja', onceRendered);
    await player.passes(4);
    const side = 4 * sampleRate;
    const seam = await measureSeam(page, [...whole.subarray(before - side, before + side)]);
    expect(seam.likeness).toBeGreaterThan(0.98);
    expect(seam.samples, JSON.stringify(seam)).toBe(0);
  },
);
