import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { makeWav } from '../../server/testing/make-sound.ts';
import { makeTaggedFlac, makeTaggedWav, type MusicTexts } from '../../server/testing/make-music.ts';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const album = {
  BARCODE: '036000291452',
  ALBUM: 'Marea de Prueba',
  ALBUMARTIST: 'Nadie Conocido',
  DATE: '2019',
};

const isrc = 'ES-T99-26-00001';

const sounds: [string, MusicTexts, number][] = [
  ['CD2/01.flac', { ...album, TITLE: 'Tercera', TRACKNUMBER: '1', DISCNUMBER: '2' }, 330],
  [
    'CD1/b.flac',
    { ...album, TITLE: 'Primera', TRACKNUMBER: '1', COMPOSER: 'Luz Prueba', ISRC: isrc },
    440,
  ],
  ['CD1/a.flac', { ...album, TITLE: 'Segunda', TRACKNUMBER: '2' }, 550],
];

/** Loses the network once while a part of a song is sent that is not its first. */
function loseNetworkDuring(page: Page) {
  const offsets: string[] = [];
  page.on('request', (request) => {
    const offset = request.method() === 'PATCH' && request.headers()['upload-offset'];
    if (!offset) return;
    offsets.push(offset);
    if (offsets.length === 2) void page.context().setOffline(true);
  });
  return offsets;
}

// Proves releases: A dropped ZIP fills a draft
// Proves releases: A large song goes on after a lost network
test('a ZIP of three tagged songs and a cover fills a release, and a folder adds to it @release', async ({
  page,
  consoleGuard,
}, info) => {
  // The network is lost once.
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const square = { width: 700, height: 700, channels: 3, background: '#7a2e5d' } as const;
  const cover = await sharp({ create: square }).png().toBuffer();
  const files = sounds.map(
    ([path, texts, pitch]) => [`Marea/${path}`, makeTaggedFlac(texts, { pitch })] as const,
  );
  const zip = zipSync({
    ...Object.fromEntries(files),
    'Marea/portada.png': cover,
    'Marea/CD1/b.lrc': Buffer.from('[00:01.00]Mar\n[00:02.00]adentro'),
    'Marea/libreto.pdf': Buffer.from('%PDF'),
    '__MACOSX/Marea/._portada.png': Buffer.from('x'),
  });

  await signIn(page, 'label');
  await page.goto('/label-manager?tab=releases');
  await page.getByRole('button', { name: 'Subir Contenido' }).click();
  const form = page.getByRole('dialog', { name: 'Subir Contenido' });
  await form
    .getByLabel('Elegir ZIP')
    .and(form.locator('input'))
    .setInputFiles({ name: 'Marea.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  const found = page.getByRole('dialog', { name: 'Rellenar con «Marea.zip»' });
  await expect(
    found.getByText('Encontramos 3 canciones, portada, 1 archivo que no se puede usar.'),
  ).toBeVisible();
  await expect(found.getByText(`Primera · Luz Prueba · ${isrc} · letra`)).toBeVisible();
  await expect(found.getByText(/llamado «Nadie Conocido»/)).toBeVisible();
  await found.getByRole('button', { name: 'Rellenar y enviar 3 canciones' }).press('Enter');

  const title = (place: number) => form.getByLabel(`Título de la canción ${place}`);
  await expect(title(3)).toHaveValue('Tercera');
  await expect(title(1)).toHaveValue('Primera');
  await expect(title(2)).toHaveValue('Segunda');
  await expect(form.getByLabel('ISRC de la canción 1')).toHaveValue(isrc);
  await expect(form.getByLabel('UPC o EAN')).toHaveValue('036000291452');
  await expect(form.getByLabel('Título', { exact: true })).toHaveValue('Marea de Prueba');
  await expect(form.getByRole('group', { name: 'Portada' }).getByText(/· Listo/)).toBeVisible();
  await expect(form.getByText('Luz Prueba', { exact: true })).toBeVisible();

  const folder = join(info.outputPath(), 'Más');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '04 Cuarta.wav'), makeTaggedWav({}, { pitch: 660 }));
  await form.getByLabel('Elegir carpeta').and(form.locator('input')).setInputFiles(folder);
  const more = page.getByRole('dialog', { name: 'Rellenar con «Más»' });
  await expect(more.getByText('Ahora: Marea de Prueba')).toBeVisible();
  await more.getByRole('button', { name: 'Rellenar y enviar 1 canción' }).press('Enter');
  await expect(title(4)).toHaveValue('Cuarta');
  await expect(form.getByLabel('Título', { exact: true })).toHaveValue('Marea de Prueba');

  const large = join(info.outputPath(), '05 Larga.wav');
  writeFileSync(large, makeWav(280));
  const offsets = loseNetworkDuring(page);
  const field = form.getByRole('group', { name: 'Archivos de sonido' });
  await field.locator('input[type=file]').first().setInputFiles(large);
  await expect(field.getByText(/En pausa, sin conexión/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(title(5)).toHaveValue('Larga');
  // What had arrived was not sent again.
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
  expect(offsets.toSorted((one, other) => Number(one) - Number(other))).toEqual(offsets);
  await expect(form.getByText(/^Guardado \d/)).toBeVisible();
  await page.reload();
  const saved = page.getByRole('dialog', { name: 'Preparar lanzamiento' });
  await expect(saved.getByLabel('Título de la canción 4')).toHaveValue('Cuarta');
  await saved.getByText('Letra de la canción 1: con letra').click();
  await expect(saved.getByText('2 líneas con su tiempo:')).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('listitem').filter({ hasText: 'Marea de Prueba' });
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(row).toHaveCount(0);
});
