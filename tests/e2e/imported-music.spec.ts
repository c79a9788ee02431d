import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { patience } from '../../scripts/run-tests/patience.ts';
import { readAlacFile } from '../../server/testing/alac-files.ts';
import { makeTaggedAiff, makeTaggedFlac, makeTaggedMp3 } from '../../server/testing/make-music.ts';
import { signIn } from './support/accounts.ts';
import { withDemoServer } from './support/demo-server.ts';
import { getPlayer } from './support/player.ts';
import { expect, testOnOwnServer } from './support/test.ts';

const lyrics = ['Suelta la amarra', 'que sube la mar', 'y el faro nos llama', 'para navegar']
  .map((line, index) => `[00:0${index * 2}.00]${line}`)
  .join('\n');

async function writeMusic(folder: string) {
  const album = { ARTIST: 'Los del Muelle', ALBUM: 'Noray', DATE: '2018' };
  const home = join(folder, 'Los del Muelle/Noray');
  await mkdir(home, { recursive: true });
  const tone = { seconds: 40 };
  const first = await makeTaggedMp3({ ...album, TITLE: 'Escollera', TRACKNUMBER: '1' }, tone);
  const second = makeTaggedFlac({ ...album, TITLE: 'Boya roja', TRACKNUMBER: '2' }, tone);
  await writeFile(join(home, '01.mp3'), first);
  await writeFile(join(home, '02.flac'), second);
  const third = makeTaggedAiff({ ...album, TITLE: 'Malecón', TRACKNUMBER: '3' }, tone);
  await writeFile(join(home, '03.aiff'), third);
  await writeFile(join(home, '04 Rompeolas.m4a'), readAlacFile('long-16', { isTagged: false }));
  await writeFile(join(home, '01.lrc'), lyrics);
  const beside = join(folder, 'Los del Muelle/Noray, otra cara');
  await mkdir(beside);
  const other = { ...album, ALBUM: 'Noray, otra cara', TITLE: 'Cabo suelto', TRACKNUMBER: '5' };
  await writeFile(join(beside, '05.flac'), makeTaggedFlac(other, { ...tone, pitch: 500 }));
}

/** As an operator does while the server is stopped. */
async function importMusic(folder: string, dataFolder: string) {
  await writeMusic(folder);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/tonada.ts', 'import', folder, '--json'],
    { env: { ...process.env, TONADA_DATA_DIR: dataFolder } },
  );
  expect(JSON.parse(stdout)).toMatchObject({ found: 5, outcomes: { new: 5 }, refused: [] });
}

const test = testOnOwnServer.extend({
  ownServer: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'tonada-music-'));
      await withDemoServer(use, {}, (dataFolder) => importMusic(folder, dataFolder));
      await rm(folder, { recursive: true });
    },
    { scope: 'test', timeout: 180_000 * patience },
  ],
});

// Proves imported-music: Everybody finds and hears it
// Proves imported-music: Joined by hand, and undone
// Proves lyrics: The line that sounds is marked and in view
test('an operator imports a folder, a visitor hears the album, and an admin joins another to it', async ({
  page,
}) => {
  await page.goto('/search?q=noray');
  await page.getByRole('main').getByRole('link', { name: 'Noray', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noray' })).toBeVisible();
  const songs = page.getByRole('grid', { name: 'Noray' });
  const player = getPlayer(page);
  for (const title of ['Escollera', 'Boya roja', 'Malecón', 'Rompeolas']) {
    await songs.getByRole('button', { name: `Reproducir ${title}` }).click();
    await expect(player.title).toHaveText(title);
    await player.passes(1);
    await expect(songs.getByText('No disponible')).toHaveCount(0);
  }

  await songs.getByRole('button', { name: 'Reproducir Escollera' }).click();
  await page.getByRole('button', { name: 'Letra', exact: true }).click();
  const text = page.getByRole('group', { name: 'Letra de «Escollera»' });
  await text.getByRole('button', { name: 'para navegar' }).click();
  await expect(text.locator('[aria-current]')).toHaveText('para navegar');
  await text.getByRole('button', { name: 'Suelta la amarra' }).click();
  await expect(text.locator('[aria-current]')).toHaveText('que sube la mar');
  const address = page.url();

  await signIn(page, 'admin');
  await page.goto('/admin?tab=music');
  const albums = page.getByRole('region', { name: 'Álbumes', exact: true });
  await albums.getByRole('searchbox').fill('noray');
  for (const name of ['Noray', 'Noray, otra cara']) {
    await albums.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true }).check();
  }
  await albums.getByRole('button', { name: 'Unir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unir', exact: true }).click();
  const decisions = page.getByRole('region', { name: 'Decisiones a mano' });
  const undo = decisions.getByRole('button', { name: /^Deshacer/ });
  await expect(undo).toBeVisible();
  await page.goto(address);
  await expect(songs.getByText('Cabo suelto')).toBeVisible();

  await page.goto('/admin?tab=music');
  await undo.click();
  await expect(undo).toBeHidden();
  await page.goto(address);
  await expect(songs.getByText('Malecón')).toBeVisible();
  await expect(songs.getByText('Cabo suelto')).toBeHidden();
});
