import { signInAsNewListener } from './support/accounts.ts';
import { dropOnto } from './support/drop.ts';
import { getPlayer } from './support/player.ts';
import { makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';

// Proves music-pages: Several removed and restored
// Proves player: The title of the window
test('a list is sorted, and several of its songs are removed and brought back @release', async ({
  page,
}) => {
  const { token } = await signInAsNewListener(page);
  const made = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 4 });
  await page.goto(`/playlist/${made.id}`);
  const grid = page.getByRole('grid', { name: 'Azotea' });
  const row = (index: number) => grid.locator(`tr[data-index="${index}"]`);

  const duration = (index: number) => row(index).getByText(/^\d+:\d\d$/);

  await test.step('sorted by title, and back', async () => {
    await grid.getByRole('button', { name: 'Título' }).click();
    await expect(grid.locator('th[aria-sort="ascending"]')).toHaveCount(1);
    await expect(page).toHaveURL(/sort=title/);
    const sorted = made.titles.toSorted((a, b) => a.localeCompare(b, 'es'));
    await expect(row(0)).toContainText(sorted[0] ?? '');
    await grid.getByRole('button', { name: '#' }).click();
    await expect(row(0)).toContainText(made.titles[0] ?? '');
  });
  await test.step('two rows by Shift, removed and restored', async () => {
    await duration(0).click();
    await duration(1).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Canciones elegidas' });
    await expect(bar).toContainText('2 canciones');
    await bar.getByRole('button', { name: 'Quitar de la lista' }).click();
    await expect(page.getByText('Se quitaron 2 canciones.')).toBeVisible();
    await expect(grid.locator('tr[data-track]')).toHaveCount(2);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('2 canciones están de nuevo en la playlist.')).toBeVisible();
    for (const [index, title] of made.titles.entries())
      await expect(row(index)).toContainText(title);
  });
  await test.step('a row dropped on a playlist of the sidebar', async () => {
    await makePlaylist(page.request, token, { name: 'Patio' });
    await page.reload();
    const target = page.getByRole('listitem').filter({ hasText: 'Patio' });
    await dropOnto(page, duration(0), target);
    await expect(page.getByText(`«${made.titles[0]}» añadida a «Patio».`)).toBeVisible();
  });
  await test.step('the player by letters, and its song in the title of the window', async () => {
    const player = getPlayer(page);
    await row(0).dblclick({ position: { x: 300, y: 8 } });
    await expect(player.title).toHaveText(made.titles[0] ?? '');
    await expect(page).toHaveTitle(new RegExp(`^${made.titles[0]} · .+ – Azotea`));
    await page.keyboard.press('j');
    await expect(player.title).toHaveText(made.titles[1] ?? '');
    await page.keyboard.press('k');
    await expect(player.title).toHaveText(made.titles[0] ?? '');
    await page.keyboard.press('m');
    await expect(player.button('Activar sonido')).toBeVisible();
    await page.keyboard.press('m');
    await page.keyboard.press('-');
    await expect(player.bar.getByRole('slider', { name: 'Volumen' })).toHaveAttribute(
      'aria-valuetext',
      /95/,
    );
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Inicio' })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await page.keyboard.press('g');
    await expect(page).toHaveURL(new RegExp(`/playlist/${made.id}`));
  });
});
