import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RealServer } from '../../scripts/real-server.ts';
import { makeId3, makeTaggedWav, tagFlac } from '../../server/testing/make-music.ts';
import { toFlac } from '../../server/testing/make-sound.ts';
import { signInAsNewListener } from './support/accounts.ts';
import { makeNoise, toMp3 } from './support/noise.ts';
import { getPlayButtons, getPlayer, onceRendered } from './support/player.ts';
import { decodeSeam, measureSeam, recordSound, sampleRate } from './support/record-sound.ts';
import { countPlays, readHeard } from './support/short-tracks.ts';
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

/** The tags of a song of the album. */
const tagsOf = (title: string, number: number) => ({
  TITLE: title,
  TRACKNUMBER: String(number),
  ARTIST: 'Los del Muelle',
  ALBUM: 'Noray',
});

/** Opens the album of the folder, which the server reads at its start, and plays a song. */
async function playAlbum(page: Page, server: RealServer, title: string) {
  await server.stop();
  await server.start();
  await recordSound(page);
  const { token } = await signInAsNewListener(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Noray' });
  await expect(async () => {
    await page.goto('/search?q=noray');
    await expect(link.first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await link.first().click();
  const songs = page.getByRole('grid', { name: 'Noray' });
  await songs.getByRole('button', { name: `Reproducir ${title}` }).click();
  await getPlayer(page).passes(1);
  return token;
}

/** @param place of the seam in the sound that was cut in two there */
async function expectNoSeam(page: Page, whole: Float32Array, place: number) {
  const side = 2 * sampleRate;
  const seam = await measureSeam(page, [...whole.subarray(place - side, place + side)]);
  expect(seam.samples, JSON.stringify(seam)).toBe(0);
  expect(seam.likeness).toBeGreaterThan(0.95);
  expect(seam.across).toBeGreaterThan(0.9);
}

// Proves releases: Without a seam
withMusic(
  'the silence that an encoder adds is cut between two songs @release',
  async ({ page, musicFolder, ownServer, consoleGuard }) => {
    consoleGuard.allow(/ScriptProcessorNode is deprecated/);
    const before = 40 * sampleRate + 101;
    const whole = makeNoise(before * 2);
    const put = async (title: string, number: number, sound: Float32Array) =>
      writeFile(
        join(musicFolder, `${number}.mp3`),
        Buffer.concat([makeId3(tagsOf(title, number)), await toMp3(sound)]),
      );
    await put('Escollera', 1, whole.subarray(0, before));
    await put('Boya roja', 2, whole.subarray(before));
    await playAlbum(page, ownServer, 'Escollera');
    const player = getPlayer(page);
    await jumpTo(page, 30);
    await expect(player.title).toHaveText('Boya roja', onceRendered);
    await player.passes(4);
    await expectNoSeam(page, whole, before);
  },
);

const titles = ['Amarre', 'Bita', 'Cornamusa', 'Driza', 'Estacha', 'Faro', 'Galerna', 'Halar'];
titles.push('Izar', 'Jarcia', 'Lascar');

/** Where the performance is cut; the first six songs are those of `src/shared/lib/audio/testing`. */
const cuts = [0, 288_101, 576_007, 864_313, 1_152_050, 1_344_101, 1_536_213];
cuts.push(1_728_333, 1_920_407, 2_112_511, 2_304_617);

/** Seconds of the last song, more than are kept ahead. */
const lastSeconds = 60;

// Proves player: No seam in any mix
withMusic(
  'an album of AAC, Opus, Vorbis, FLAC, MP3 and WAV runs on without a gap @release',
  async ({ page, musicFolder, ownServer, consoleGuard }) => {
    consoleGuard.allow(/ScriptProcessorNode is deprecated/);
    const end = cuts.at(-1) ?? 0;
    const whole = makeNoise(end + lastSeconds * sampleRate);
    const partOf = (song: number) => whole.subarray(cuts[song - 1], cuts[song]);
    const put = (name: string, bytes: Buffer) => writeFile(join(musicFolder, name), bytes);
    const ready = ['1.m4a', '2.m4a', '3.opus', '4.opus', '5.ogg', '6.ogg'];
    for (const name of ready.map((song) => `noise-${song}`)) {
      await copyFile(join('src/shared/lib/audio/testing', name), join(musicFolder, name));
    }
    const flac = (title: string, song: number) =>
      tagFlac(toFlac(partOf(song), { rate: sampleRate }), tagsOf(title, song));
    const wav = (title: string, song: number) =>
      makeTaggedWav(tagsOf(title, song), { sound: partOf(song), rate: sampleRate });
    await put('7.flac', flac('Galerna', 7));
    await put('8.flac', flac('Halar', 8));
    const mp3 = await toMp3(partOf(9), 1);
    await put('9.mp3', Buffer.concat([makeId3(tagsOf('Izar', 9)), mp3]));
    await put('10.wav', wav('Jarcia', 10));
    await put('11.wav', wav('Lascar', 11));
    const since = new Date().toISOString();
    const token = await playAlbum(page, ownServer, 'Amarre');
    const player = getPlayer(page);
    await expect(player.title).toHaveText('Lascar', onceRendered);
    await player.passes(3);
    for (const place of cuts.slice(1)) await expectNoSeam(page, whole, place);
    const ended = titles.slice(0, -1);
    const heard = async () =>
      (await readHeard(ownServer, { token, since })).filter((title) => ended.includes(title));
    await expect.poll(heard, onceRendered).toEqual(ended);

    // What is not there yet is begun anew.
    await jumpTo(page, lastSeconds - 5);
    await player.passes(lastSeconds - 3);
  },
);
