import type { SearchResults } from '#contract/search.ts';
import { signInAsNewListener } from './support/accounts.ts';
import { expectTitles } from './support/playlists.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

// Proves library: It comes back to its place
test('an unliked song returns to its position in the list on undo @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] restoreLike/);
  const { token } = await signInAsNewListener(page);
  const headers = { authorization: `Bearer ${token}` };
  const found = (await (await page.request.get('/api/search?q=noche')).json()) as SearchResults;
  const tracks = found.tracks.slice(0, 5);
  for (const { id } of tracks.toReversed()) {
    await page.request.post(`/api/tracks/${id}/like`, { headers, data: {} });
  }
  const titles = tracks.map(({ title }) => title);
  const [, second = '', , fourth = ''] = titles;
  const without = (title: string) => titles.filter((each) => each !== title);
  const toasts = page.getByRole('region', { name: 'Avisos' });
  const getHeart = (title: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: `Quitar ${title} de Canciones que te gustan` });

  await page.goto('/collection/tracks');
  await expectTitles(page, titles);

  await test.step('by its heart', async () => {
    await getHeart(second).click();
    await expect(toasts).toContainText(`«${second}» ya no está en Canciones que te gustan.`);
    await expectTitles(page, without(second));
    await toasts.getByRole('button', { name: 'Deshacer' }).click();
    await expectTitles(page, titles);
    await page.reload();
    await expectTitles(page, titles);
  });

  await test.step('by its menu, from another page, at the second try', async () => {
    await page.getByRole('button', { name: `Más opciones de ${fourth}` }).click();
    await page.getByRole('menuitem', { name: 'Quitar de Canciones que te gustan' }).click();
    await expectTitles(page, without(fourth));
    await page.getByRole('link', { name: 'Buscar', exact: true }).first().click();
    await page.route('**/like', (route) => route.abort(), { times: 1 });
    await toasts.getByRole('button', { name: 'Deshacer' }).click();
    await expect(toasts).toContainText(`No pudimos guardar tu cambio en «${fourth}».`);
    await toasts.getByRole('button', { name: 'Reintentar' }).click();
    await expect(toasts).toContainText(`«${fourth}» vuelve a estar en Canciones que te gustan.`);
    await page.goto('/collection/tracks');
    await expectTitles(page, titles);
  });
});
