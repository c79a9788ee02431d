import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

const oddQueries = [
  ['500 letters', 'zyx'.repeat(166)],
  ['symbols', '%_\\\'"*:&|!()<->'],
  ['emoji', '🎵🔥💃🏽'],
  ['SQL', "'; drop table track; --"],
  ['markup', '<img src=x onerror=alert(1)>zzyzx'],
] as const;

for (const [what, query] of oddQueries) {
  test(`a search for ${what} shows what there is @release`, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('searchbox').press('Enter');
    const heading = page.getByRole('heading', { name: 'No hay resultados para' });
    await expect(heading).toHaveText(`No hay resultados para «${query}»`);
    await expectNoSidewaysScroll(page);
  });
}

// Proves search: The search lives in the address
test('a search is kept in the address: after reloads, in links, and after coming back @release', async ({
  page,
}) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox');
  await box.fill('luna');
  await expect(page).toHaveURL('/search?q=luna');
  const songs = page.getByRole('grid', { name: 'Canciones' });
  await expect(
    page.getByRole('status').filter({ hasText: 'resultados para «luna»' }),
  ).toBeAttached();

  await page.reload();
  await expect(box).toHaveValue('luna');
  await songs.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(artist|album)\//);
  await page.goBack();
  await expect(box).toHaveValue('luna');
  await expect(songs).toBeVisible();

  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
  await expect(page).toHaveURL('/search');
  await expect(box).toBeFocused();
  await page.getByRole('link', { name: 'Tarde de lluvia' }).click();
  await expect(page).toHaveURL('/mood/rain');
  await expect(page.getByRole('heading', { level: 1, name: 'Tarde de lluvia' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('');
});

test('a chip shows all songs of a search, by pages @release', async ({ page }) => {
  await page.goto('/search?q=a');
  // Only the rows in sight are drawn.
  const grid = page.getByRole('grid', { name: 'Canciones' });
  const rows = async () => Number(await grid.getAttribute('aria-rowcount'));
  await expect.poll(rows).toBe(11);
  await page.getByRole('link', { name: 'Ver todas las canciones' }).click();
  await expect(page).toHaveURL('/search?q=a&kind=tracks');
  await expect.poll(rows).toBe(31);
  await page.getByRole('button', { name: 'Ver más resultados' }).click();
  await expect.poll(rows).toBeGreaterThan(31);
  await page.goBack();
  await expect.poll(rows).toBe(11);
});

// Proves search: Pages of moods and genres play
test('a genre has its page, and plays @release', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('link', { name: 'Hip Hop' }).click();
  await expect(page).toHaveURL('/genre/hip-hop');
  await expect(page).toHaveTitle(/^Hip Hop · /);
  await page.getByRole('button', { name: 'Reproducir Hip Hop' }).first().click();
  await expect(page.getByRole('button', { name: 'Pausar Hip Hop' }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a mistyped name is offered as it is written @release', async ({ page }) => {
  await page.goto('/search?q=nora+quintavale');
  await page.getByRole('link', { name: 'Quizá buscabas «Nora Quintavalle»' }).click();
  await expect(page).toHaveURL('/search?q=Nora+Quintavalle');
  await expect(page.getByRole('heading', { name: 'Nora Quintavalle' })).toBeVisible();
});
