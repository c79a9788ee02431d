import type { Page } from '@playwright/test';
import type { Role } from '#contract/user.ts';
import { signIn } from './support/accounts.ts';
import { brand } from '../../src/shared/config/brand.ts';
import { findNamedPlaces } from './support/catalogue.ts';
import { isOpenTo, listedScreens, textOf } from './support/listed-screens.ts';
import { openOrGo } from './support/open-or-go.ts';
import { expect, test } from './support/test.ts';

/** Headings that say more than the title. */
const headings: Record<string, RegExp> = { '/': /^Buen[oa]s / };

const nowhere = { path: '/no-existe', title: 'Página no encontrada' };
/** Things that nobody ever had: unknown and malformed ids, which look the same. */
const missing = [
  { kind: 'playlist', title: 'Playlist no encontrada', text: 'La playlist que buscas' },
  { kind: 'artist', title: 'Artista no encontrado', text: 'El artista que buscas' },
  { kind: 'album', title: 'Álbum no encontrado', text: 'El álbum que buscas' },
  { kind: 'user', title: 'Usuario no encontrado', text: 'El perfil que buscas' },
  { kind: 'track', title: 'Canción no encontrada', text: 'La canción que buscas' },
];

type Place = { path: string; title: string | undefined };

/** Expects a whole page: one main, one visible navigation, its heading and its document title. */
async function expectPage(page: Page, { path, title = '' }: Place) {
  await expect(page).toHaveTitle(`${title} · ${brand}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? title);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Reproductor' })).toHaveCount(1);
}

test('a visitor opens what is public and is sent to the login elsewhere @every-width', async ({
  page,
}) => {
  const screens = await listedScreens();
  const open = screens.filter(({ access, isBare }) => access === 'public' && !isBare);
  for (const place of [...open, nowhere, ...(await findNamedPlaces(page.request))]) {
    await page.goto(place.path);
    await expectPage(page, place);
  }
  for (const { path } of screens.filter(({ access }) => access !== 'public')) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(page).toHaveTitle(`${textOf('pages.auth.login:pageTitle')} · ${brand}`);
  }
  for (const { path, title } of screens.filter(({ isBare }) => isBare)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title ? `${title} · ${brand}` : new RegExp(` · ${brand}$`));
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  }
});

test('what does not exist says so, whatever its id looks like', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource.* 404 /);
  for (const { kind, title, text } of missing) {
    for (const id of ['nadie', '%3Cb%3E;--']) {
      await page.goto(`/${kind}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(`${text} no existe o no está disponible.`)).toBeVisible();
    }
  }
});

for (const role of ['user', 'artist', 'label', 'editorial', 'admin'] satisfies Role[]) {
  test(`the role ${role} opens what is theirs and is told what is not`, async ({ page }) => {
    const screens = (await listedScreens()).filter(({ isBare }) => !isBare);
    await signIn(page, role);
    // What every role may open is one list: those who have least and most stand for the others.
    const isCommon = role === 'user' || role === 'admin';
    const named = isCommon ? [nowhere, ...(await findNamedPlaces(page.request))] : [];
    for (const place of named) {
      await openOrGo(page, place.path);
      await expectPage(page, place);
    }
    for (const { path, title, access } of screens) {
      if (access === 'public' && !isCommon) continue;
      const isDenied = !isOpenTo(role, access);
      // One refusal keeps the heading of the one before.
      if (isDenied) await page.goto(path);
      else await openOrGo(page, path);
      await expectPage(page, { path, title: isDenied ? 'Acceso Denegado' : title });
      const denial = textOf(`pages.fallback.access-denied:text.${access}`);
      await expect(page.getByText(denial), path).toHaveCount(isDenied ? 1 : 0);
    }
  });
}
