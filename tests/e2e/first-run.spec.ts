import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RealServer, startRealServer } from '../../scripts/real-server.ts';
import { makeTaggedFlac } from '../../server/testing/make-music.ts';
import { getPlayer } from './support/player.ts';
import { expect, test as base } from './support/test.ts';

type Fixtures = { hasMusic: boolean; musicFolder: string; emptyServer: RealServer };

/** A server without the demo on a new folder, and a folder of music. */
const test = base.extend<Fixtures>({
  hasMusic: [false, { option: true }],
  musicFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tonada-music-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  emptyServer: async ({ hasMusic, musicFolder }, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tonada-first-run-'));
    const env = { TONADA_DEMO: 'off', ...(hasMusic && { TONADA_MUSIC: musicFolder }) };
    const server = await startRealServer({ dataFolder, env });
    await use(server);
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  },
  baseURL: ({ emptyServer }, use) => use(emptyServer.origin),
});

// Proves first-run: From the first start to the first listener
test('an empty service goes from its first start to its first listener @release-narrow', async ({
  page,
  theirPage,
  emptyServer,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.*400/, /\[tonada\] set-up code/);
  const code = /\/setup with the code (\S+)/.exec(emptyServer.log())?.[1] ?? '';

  for (const address of ['/', '/login', '/search', '/nada']) {
    await theirPage.goto(`${emptyServer.origin}${address}`);
    await expect(
      theirPage.getByRole('heading', { name: 'Este servicio se está preparando' }),
    ).toBeVisible();
    await expect(theirPage.getByRole('textbox')).toHaveCount(0);
  }

  await page.goto('/setup');
  await page.getByLabel('Código').fill('aaaa-bbbb-cccc');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/^Ese código no es/)).toBeVisible();
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/^No hay servidor de correo/)).toBeVisible();
  await page.getByLabel('Nombre del servicio').fill('Radio Faro');
  await page.getByLabel('Tu nombre').fill('Luz Cañas');
  await page.getByLabel('Email').fill('luz@radiofaro.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase bien larga');
  await page.getByRole('button', { name: 'Empezar' }).click();
  // Proves today: The owner begins there
  await expect(page).toHaveTitle('Panel de administración · Radio Faro');
  const today = page.getByRole('region', { name: 'Hoy' });
  await expect(today.getByRole('listitem')).toHaveText([
    /correos/,
    /Trae tu música/,
    /disquera/,
    /Nadie decide/,
  ]);
  await today.getByRole('link', { name: /^Agregar disquera: / }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nombre', { exact: true }).fill('Faro Discos');
  await form.getByLabel('Email', { exact: true }).fill('hola@farodiscos.com');
  await form.getByLabel('Email', { exact: true }).press('Enter');
  await expect(page.getByText('Label creado exitosamente')).toBeVisible();
  await page.goto('/admin');
  await expect(today.getByRole('link', { name: /^Agregar artista: / })).toBeVisible();
  await expect(today.getByRole('link', { name: /^Agregar disquera: / })).toHaveCount(0);

  await theirPage.goto(`${emptyServer.origin}/register`);
  await expect(theirPage.getByRole('link', { name: 'Radio Faro' })).toBeVisible();
  for (const [label, text] of Object.entries({
    Email: 'primera@correo.com',
    'Nombre visible': 'Primera Oyente',
    'Fecha de nacimiento': '1990-05-17',
    Contraseña: 'tres gatos azules',
    'Repite la contraseña': 'tres gatos azules',
  })) {
    await theirPage.getByLabel(label, { exact: true }).fill(text);
  }
  await theirPage.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(theirPage.getByRole('heading', { level: 1 })).toContainText('Primera Oyente');
  await expect(theirPage.getByText(/datos de ejemplo/)).toHaveCount(0);
});

test.describe('with a folder of music', () => {
  test.use({ hasMusic: true });

  // Proves imported-music: From the first run to a song
  test('the owner begins with music, leads its folder and hears what came @release', async ({
    page,
    musicFolder,
    emptyServer,
  }) => {
    const put = (name: string, bytes: Buffer | string) =>
      writeFile(join(musicFolder, 'Noray', name), bytes);
    const song = (TITLE: string, TRACKNUMBER: string) =>
      makeTaggedFlac(
        { TITLE, TRACKNUMBER, ARTIST: 'Los del Muelle', ALBUM: 'Noray' },
        { seconds: 40, pitch: 300 + 100 * Number(TRACKNUMBER) },
      );
    await page.goto('/setup');
    const code = /\/setup with the code (\S+)/.exec(emptyServer.log())?.[1] ?? '';
    await page.getByLabel('Código').fill(code);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText(/^Tu música está lista\./)).toBeVisible();
    await page.getByLabel('Tu nombre').fill('Luz Cañas');
    await page.getByLabel('Email').fill('luz@radiofaro.com');
    await page.getByLabel('Contraseña', { exact: true }).fill('una frase bien larga');
    await page.getByRole('button', { name: 'Empezar' }).click();

    await mkdir(join(musicFolder, 'Noray'));
    await put('01.flac', song('Escollera', '1'));
    await put('02.flac', song('Boya roja', '2'));
    await put('roto.mp3', 'no music');
    await page.getByRole('tab', { name: 'Música' }).click();
    const folder = page.getByRole('article', { name: musicFolder });
    await folder.getByRole('button', { name: /^Buscar cambios ahora/ }).click();
    await expect(folder.getByText('Canciones que suenan').locator('+ dd')).toHaveText('2');
    await expect(folder.getByText('Al día')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: /roto\.mp3/ })).toContainText('Está dañado');

    await page.goto('/search?q=noray');
    await page.getByRole('main').getByRole('link', { name: 'Noray' }).first().click();
    const songs = page.getByRole('grid', { name: 'Noray' });
    await songs.getByRole('button', { name: 'Reproducir Escollera' }).click();
    const player = getPlayer(page);
    await expect(player.title).toHaveText('Escollera');
    await player.passes(1);
  });
});
