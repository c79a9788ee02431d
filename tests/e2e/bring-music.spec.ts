import { readFile } from 'node:fs/promises';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

// Proves brought-music: The whole way
test('a listener brings a list, and takes it along', async ({ page, request }) => {
  const found = await request.get('/api/search?q=luna');
  const { tracks } = (await found.json()) as {
    tracks: { title: string; artist: { name: string } }[];
  };
  const [first, second] = tracks;
  if (!first || !second) throw new Error('The demo has no song for «luna».');
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = [
    ['title', 'artist'],
    [first.title, first.artist.name],
    [`${second.title} - Remastered 2011`, second.artist.name],
    ['Zzyxqw', 'Wwvkjx'],
  ];
  const text = rows.map((row) => row.map(cell).join(',')).join('\n');

  await signIn(page);
  await page.goto('/collection/playlists');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Traer tu música' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Traer tu música' })).toBeVisible();

  await test.step('a report of what was matched, guessed and not found', async () => {
    await main
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Viaje.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(main.getByText('Encontramos 1 de 3 canciones.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'No encontradas 1' })).toBeVisible();
    await main.getByRole('button', { name: /^Aceptar la propuesta para/ }).click();
    await expect(main.getByText('Encontramos 2 de 3 canciones.')).toBeVisible();
  });

  await test.step('it becomes a playlist', async () => {
    await main.getByRole('button', { name: 'Crear playlist' }).click();
    await main.getByRole('link', { name: 'Abrir la playlist' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Viaje' })).toBeVisible();
    await expect(main.getByRole('grid').locator('tbody tr')).toHaveCount(2);
  });

  await test.step('and leaves as a file', async () => {
    await main.getByRole('button', { name: 'Más opciones de la playlist Viaje' }).click();
    await page.getByRole('menuitem', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'XSPF', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Viaje.xspf');
    const written = await readFile(await download.path(), 'utf8');
    expect(written.match(/<track>/g)).toHaveLength(2);
  });
});
