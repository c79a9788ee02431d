import type { Page } from '@playwright/test';
import { signIn, signInAsNewListener } from './support/accounts.ts';
import { tabTo } from './support/focus.ts';
import { expectTitles } from './support/playlists.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

function watchEditorialCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, rest] = /^\/api\/playlists\/editorial(.*)$/.exec(pathname) ?? [];
    if (rest !== undefined) calls.push(`${request.method()} ${rest === '' ? 'list' : 'one'}`);
  });
  return calls;
}

// Proves editorial: From the editor to home and off it
test('an editor makes and orders a playlist, which a listener finds on home until it is switched off @release @release-narrow', async ({
  page,
  theirPage: theirs,
  consoleGuard,
}) => {
  // A disabled playlist is not found.
  consoleGuard.allow(/Failed to load resource.* 404 /);
  await signInAsNewListener(theirs);
  await signIn(page, 'editorial');
  const calls = watchEditorialCalls(page);
  const main = page.getByRole('main');
  const name = `Lista ${crypto.randomUUID().slice(0, 8)}`;
  const press = async (label: string) => {
    await main.getByRole('button', { name: label, exact: true }).press('Enter');
  };
  const choose = async (item: string) => {
    await press(`Más opciones de ${name}`);
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  };

  await page.goto('/editorial?tab=playlists');
  await tabTo(main.getByRole('button', { name: 'Nueva playlist' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nueva playlist editorial' });
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Creaste «${name}».`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await press(`Canciones de «${name}»`);
  await main.getByLabel('Buscar canciones para añadir').fill('noche');
  const found = main.getByRole('list', { name: 'Canciones encontradas' });
  const titles: string[] = [];
  for (let index = 0; index < 2; index += 1) {
    const add = found.getByRole('button', { name: /^Añadir/ }).first();
    const title = /«(?<title>.+)»/.exec((await add.getAttribute('aria-label')) ?? '')?.groups
      ?.title;
    titles.push(title ?? '');
    await add.press('Enter');
    await expect(
      found.getByRole('button', { name: `Añadida: «${title}»`, exact: true }),
    ).toBeVisible();
  }
  await expectTitles(page, titles);
  await main.getByRole('button', { name: `Reproducir ${titles[0]}` }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expectTitles(page, titles.toReversed());

  const featured = theirs.getByRole('region', { name: 'Hecho para ti' }).getByRole('listitem');
  await theirs.goto('/');
  // After the two existing ones of the same priority.
  await expect(featured.nth(2)).toContainText(name);
  await featured.nth(2).getByRole('link').first().press('Enter');
  await expectTitles(theirs, titles.toReversed());
  const address = theirs.url();

  await press('Todas las playlists');
  const row = main.getByRole('row', { name: new RegExp(name) });
  await choose('Desactivar');
  await expect(row).toContainText('Inactiva');
  await theirs.goto('/');
  await expect(featured.nth(2)).not.toContainText(name);
  await expect(theirs.getByRole('main').getByText(name)).toHaveCount(0);
  await theirs.goto(address);
  await expect(theirs.getByText('Playlist no encontrada')).toBeVisible();

  await choose('Eliminar');
  const question = page.getByRole('alertdialog', {
    name: `¿Eliminar la playlist editorial «${name}»?`,
  });
  await question.getByRole('button', { name: 'Eliminar playlist' }).press('Enter');
  await expect(row).toHaveCount(0);
  const changes = calls.filter((call) => call !== 'GET list');
  expect(changes).toEqual(['POST list', 'PUT one', 'DELETE one']);
});
