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
  test(`a search for ${what} shows what there is`, async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill(query);
    await page.getByRole('searchbox').press('Enter');
    const heading = page.getByRole('heading', { name: 'No hay resultados para' });
    await expect(heading).toHaveText(`No hay resultados para "${query}"`);
    await expectNoSidewaysScroll(page);
  });
}

test('a search is kept in the address: after reloads, in links, and after coming back', async ({
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
  await expect(box).toHaveValue('lluvia');
  await page.goBack();
  await expect(box).toHaveValue('');
});
