import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RealServer, startRealServer } from '../../scripts/real-server.ts';
import {
  makeOpus,
  makeTaggedAiff,
  makeTaggedFlac,
  makeTaggedMp3,
  makeTaggedWav,
} from '../../server/testing/make-music.ts';
import { migratedTemplate } from '../../server/testing/migrated-template.ts';
import { getPlayer, onceRendered } from './support/player.ts';
import { expect, test as base } from './support/test.ts';

type Fixtures = { hasMusic: boolean; musicFolder: string; emptyServer: RealServer };

/** A server without the demo on a new folder whose tables are made, and a folder of music. */
const test = base.extend<Fixtures>({
  hasMusic: [false, { option: true }],
  musicFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tonada-music-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  emptyServer: async ({ hasMusic, musicFolder }, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tonada-first-run-'));
    await cp(await migratedTemplate(), dataFolder, { recursive: true });
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

  for (const address of ['/', '/login']) {
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
    /kit de emergencia/,
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

// Proves first-run: A backup instead: in the browser
test('a backup fills an empty service on its first page, and its people sign in @release', async ({
  page,
  emptyServer,
  consoleGuard,
}) => {
  // While it starts again, and once the code is over.
  consoleGuard.allow(/Failed to load resource.*(404|50\d|ERR_)/);
  const folder = await mkdtemp(join(tmpdir(), 'tonada-former-'));
  const password = 'una frase bien larga';
  const file = join(folder, 'radio.backup');
  const getCode = (log: string) => /\/setup with the code (\S+)/.exec(log)?.[1] ?? '';
  const former = await startRealServer({ dataFolder: folder, env: { TONADA_DEMO: 'off' } });
  try {
    const owner = { displayName: 'Luz Cañas', email: 'luz@radiofaro.com', password };
    const answer = await page.request.post(`${former.origin}/api/first-run`, {
      data: { ...owner, serviceName: 'Radio Faro', code: getCode(former.log()) },
    });
    expect(answer.ok()).toBe(true);
  } finally {
    await former.stop();
  }
  const env = { ...process.env, TONADA_DATA_DIR: folder };
  await promisify(execFile)(process.execPath, ['server/tonada.ts', 'backup', file], { env });

  await page.goto('/setup');
  await page.getByLabel('Código').fill(getCode(emptyServer.log()));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Restaurar una copia' }).click();
  await page.getByRole('button', { name: 'Subir un archivo' }).waitFor();
  await page.locator('input[type="file"]').setInputFiles(file);
  const key = await readFile(join(folder, 'account-key'), 'utf8');
  await page.getByLabel('Clave de las cuentas de cobro').fill(key);
  await page.getByRole('button', { name: 'Restaurar esta copia' }).click();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByLabel('Email').fill('luz@radiofaro.com');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveTitle('Inicio · Radio Faro');
  await rm(folder, { recursive: true, force: true });
});

test.describe('with a folder of music', () => {
  test.use({ hasMusic: true });

  // Proves imported-music: From the first run to a song
  test('the owner begins with music, leads its folder and hears what came, also once it is tidied @release', async ({
    page,
    musicFolder,
    emptyServer,
  }) => {
    const put = (name: string, bytes: Buffer | string) =>
      writeFile(join(musicFolder, 'Noray', name), bytes);
    const tags = (TITLE: string, TRACKNUMBER: string, ALBUM = 'Noray') => ({
      TITLE,
      TRACKNUMBER,
      ARTIST: 'Los del Muelle',
      ALBUM,
    });
    const tone = { seconds: 40 };
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
    await put('01.mp3', await makeTaggedMp3(tags('Escollera', '1'), tone));
    await put('02.mp3', await makeTaggedMp3(tags('Boya roja', '2'), { ...tone, pitch: 500 }));
    await put('03.flac', makeTaggedFlac(tags('Malecón', '3'), tone));
    await put('04.wav', makeTaggedWav(tags('Bita', '4'), tone));
    await put('05.aiff', makeTaggedAiff(tags('Dársena', '5'), { ...tone, pitch: 600 }));
    await put('06.opus', makeOpus(tags('Calma', '6'), tone));
    await put('01.lrc', '[00:00.00]Suelta la amarra\n[00:20.00]para navegar');
    await put('roto.mp3', 'no music');
    await page.getByRole('tab', { name: 'Música' }).click();
    const folder = page.getByRole('article', { name: musicFolder });
    const look = async (songs: string) => {
      await folder.getByRole('button', { name: /^Buscar cambios ahora/ }).click();
      await expect(folder.getByText('Canciones que suenan').locator('+ dd')).toHaveText(songs);
      await expect(folder.getByText('Al día')).toBeVisible();
    };
    await look('6');
    await page.reload();
    await expect(page.getByRole('row', { name: /roto\.mp3/ })).toContainText('Está dañado');

    const openAlbum = async (name: string) => {
      const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
      // The last walk of the screen may be the one before.
      await expect(async () => {
        await page.goto(`/search?q=${name}`);
        await expect(link).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await link.click();
      return page.getByRole('grid', { name });
    };
    let songs = await openAlbum('Noray');
    const player = getPlayer(page);
    for (const title of ['Malecón', 'Bita', 'Dársena', 'Calma', 'Escollera']) {
      await songs.getByRole('button', { name: `Reproducir ${title}` }).click();
      await expect(player.title).toHaveText(title);
      await player.passes(1);
    }
    await page.getByRole('button', { name: 'Letra', exact: true }).click();
    const text = page.getByRole('group', { name: 'Letra de «Escollera»' });
    await text.getByRole('button', { name: 'para navegar' }).click();
    await expect(text.locator('[aria-current]')).toHaveText('para navegar');
    await songs.getByRole('button', { name: 'Añadir Escollera a Canciones que te gustan' }).click();
    await expect(player.title).toHaveText('Boya roja', onceRendered);

    // Proves imported-music: Tidied and retagged: in the browser
    await rename(join(musicFolder, 'Noray'), join(musicFolder, 'Discos'));
    await rm(join(musicFolder, 'Discos', '01.mp3'));
    const retagged = await makeTaggedMp3(tags('Escollera (2018)', '7', 'Noray de piedra'), tone);
    await writeFile(join(musicFolder, 'Discos', 'Escollera.mp3'), retagged);
    await page.goto('/admin?tab=music');
    await look('6');
    songs = await openAlbum('Noray de piedra');
    await expect(
      songs.getByRole('button', { name: 'Quitar Escollera (2018) de Canciones que te gustan' }),
    ).toBeVisible();
  });
});
