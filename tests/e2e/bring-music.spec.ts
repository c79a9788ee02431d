import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

type Song = { title: string; artist: { name: string } };

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function choose(page: Page, name: string, text: string | Buffer) {
  await page.goto('/collection/import');
  await page
    .getByRole('main')
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function exportAs(page: Page, label: RegExp) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Más opciones de la playlist/ }).click();
  await page.getByRole('menuitem', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: label }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

// Proves brought-music: The whole way
test('a listener imports music at a real size, and what leaves as a file comes back', async ({
  page,
  request,
}) => {
  const found = await request.get('/api/search?q=luna');
  const [first, second] = ((await found.json()) as { tracks: Song[] }).tracks;
  if (!first || !second) throw new Error('The demo has no songs.');
  await signInAsNewListener(page);
  const main = page.getByRole('main');

  await test.step('a list: matched, guessed and not found', async () => {
    await page.goto('/collection/playlists');
    await main.getByRole('link', { name: 'Importar tu música' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Importar tu música' })).toBeVisible();
    const rows = [
      ['Canción', 'Intérprete'],
      [first.title, first.artist.name],
      [`${second.title} - Remastered 2011`, second.artist.name],
      ['Zzyxqw', 'Wwvkjx'],
    ];
    await choose(page, 'Viaje.csv', rows.map((row) => row.map(cell).join(';')).join('\n'));
    await main.getByRole('button', { name: /^Aceptar la propuesta para/ }).click();
    await expect(main.getByText('Encontramos 2 de 3 canciones.')).toBeVisible();
    await main.getByRole('button', { name: 'Crear playlist' }).click();
    await main.getByRole('link', { name: 'Abrir la playlist' }).click();
    await expect(main.getByRole('grid').locator('tbody tr')).toHaveCount(2);
  });

  // What is read of each format is tested with its reader.
  await test.step('out and in again', async () => {
    const { name, text } = await exportAs(page, /^XSPF/);
    await choose(page, name, text);
    await expect(main.getByText('Encontramos 2 de 2 canciones.')).toBeVisible();
  });

  await test.step('a thousand likes, of which two are songs, taken back', async () => {
    const row = ({ title, artist }: Song) => [title, artist.name].map(cell).join(',');
    const lines = Array.from({ length: 1000 }, (_, at) => row(at % 2 ? first : second));
    await choose(page, 'Me gusta.csv', `title,artist\n${lines.join('\n')}`);
    await main.getByRole('button', { name: 'Añadir a tus me gusta' }).click();
    await expect(main.getByText('Añadimos 2 canciones a tus me gusta.')).toBeVisible();
    await main.getByRole('button', { name: 'Deshacer' }).click();
    await expect(main.getByText('Importación deshecha')).toBeVisible();
  });

  await test.step('a history of two thousand listens', async () => {
    const start = Date.parse('2024-01-01T00:00:00Z');
    const listens = Array.from({ length: 2000 }, (_, at) => ({
      ts: new Date(start + at * 300_000).toISOString(),
      ms_played: 200_000,
      master_metadata_track_name: first.title,
      master_metadata_album_artist_name: first.artist.name,
    }));
    await choose(page, 'Streaming_History_Audio_2024.json', JSON.stringify(listens));
    await main.getByRole('button', { name: 'Añadir a tu historial' }).click();
    await expect(main.getByText(/^Añadimos 2\.?000 escuchas a tu historial/)).toBeVisible();
  });
});
