import type { Role } from '#contract/user.ts';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { brand } from '../../src/shared/config/brand.ts';
import type { ScreenAccess } from '../../src/shared/routes/index.ts';
import { isOpenTo, listedScreens, getText } from './support/listed-screens.ts';
import { expect, test } from './support/test.ts';

/** Unknown and malformed ids, which look the same. */
const missing = [
  { kind: 'playlist', title: 'Playlist no encontrada', text: 'La playlist que buscas' },
  { kind: 'artist', title: 'Artista no encontrado', text: 'El artista que buscas' },
  { kind: 'album', title: 'Álbum no encontrado', text: 'El álbum que buscas' },
  { kind: 'user', title: 'Usuario no encontrado', text: 'El perfil que buscas' },
  { kind: 'track', title: 'Canción no encontrada', text: 'La canción que buscas' },
];

const getDenial = (access: ScreenAccess) => getText(`pages.fallback.access-denied:text.${access}`);

// Proves access: A visitor, where an account is needed
test('every page that needs an account sends a visitor to the login @release', async ({ page }) => {
  for (const { path, access } of await listedScreens()) {
    if (access === 'public') continue;
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(page).toHaveTitle(`${getText('pages.auth.login:pageTitle')} · ${brand}`);
  }
});

// Proves music-pages: Nothing at an address: title and text
test('a missing item says so, whatever its id looks like @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 404 /);
  for (const { kind, title, text } of missing) {
    for (const id of ['nadie', '%3Cb%3E;--']) {
      await page.goto(`/${kind}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · ${brand}`);
      await expect(page.getByText(`${text} no existe o no está disponible.`)).toBeVisible();
    }
    await expectAccessible(page);
  }
});

for (const role of ['user', 'artist', 'label', 'editorial'] satisfies Role[]) {
  // Proves access: Each role, where it has no right
  test(`the role ${role} learns which pages are not for it @release`, async ({ page }) => {
    const screens = (await listedScreens()).filter(({ access }) => !isOpenTo(role, access));
    await signIn(page, role);
    // One address per access right, since all others are refused the same way.
    for (const { path, access } of new Map(screens.map((each) => [each.access, each])).values()) {
      await page.goto(path);
      await expect(page.getByText(getDenial(access)), path).toHaveCount(1);
      await expect(page).toHaveTitle(`Acceso Denegado · ${brand}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso Denegado');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Reproductor' })).toHaveCount(1);
    }
    await expectAccessible(page);
  });
}
