import type { Page, Route } from '@playwright/test';
import { signInAsNewListener, testPassword } from './support/accounts.ts';
import { plainPng } from './support/png.ts';
import { storedAccount } from './support/settings.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

type Action = {
  what: string;
  tab: string;
  /** The interrupted call; every mutation of the settings is a PUT. */
  path: string;
  prepare: (page: Page) => Promise<unknown>;
  button: string;
  says: string;
  /** Expects the person's input to be kept. */
  keeps: (page: Page) => Promise<void>;
};

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirmar Premium' });

const actions: Action[] = [
  {
    what: 'the profile',
    tab: 'profile',
    path: '/api/user/profile',
    prepare: (page) => page.getByLabel('Nombre visible').fill('Sin conexión'),
    button: 'Guardar cambios',
    says: 'Error al actualizar el perfil',
    keeps: (page) => expect(page.getByLabel('Nombre visible')).toHaveValue('Sin conexión'),
  },
  {
    what: 'a picture',
    tab: 'profile',
    path: '/api/user/profile-image',
    prepare: (page) =>
      page
        .getByLabel('Archivo de la foto de perfil')
        .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: plainPng(8, [9, 9, 9]) }),
    button: 'Guardar cambios',
    says: 'Error al actualizar el perfil',
    keeps: (page) =>
      expect(page.getByRole('img', { name: 'Tu foto de perfil' })).toHaveAttribute('src', /^blob:/),
  },
  {
    what: 'a plan',
    tab: 'subscription',
    path: '/api/user/subscription',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Elegir Premium', exact: true }).click();
      await getDialog(page).getByLabel('CVV').fill('417');
    },
    button: 'Confirmar cambio de plan',
    says: 'Error al cambiar el plan. Inténtalo de nuevo.',
    keeps: (page) => expect(getDialog(page).getByLabel('CVV')).toHaveValue('417'),
  },
  {
    what: 'the privacy',
    tab: 'privacy',
    path: '/api/user/preferences',
    prepare: (page) => page.getByRole('switch', { name: 'Mostrar mis playlists' }).click(),
    button: 'Guardar preferencias',
    says: 'Error al actualizar las preferencias',
    keeps: (page) =>
      expect(page.getByRole('switch', { name: 'Mostrar mis playlists' })).not.toBeChecked(),
  },
  {
    what: 'the password',
    tab: 'security',
    path: '/api/user/password',
    prepare: async (page) => {
      await page.getByLabel('Contraseña actual', { exact: true }).fill(testPassword);
      await page.getByLabel('Nueva contraseña', { exact: true }).fill('otra-clave-larga');
      await page.getByLabel('Repite la nueva contraseña', { exact: true }).fill('otra-clave-larga');
    },
    button: 'Cambiar contraseña',
    says: 'Error al cambiar la contraseña',
    keeps: (page) =>
      expect(page.getByLabel('Contraseña actual', { exact: true })).toHaveValue(testPassword),
  },
];

test('an interrupted save is reported once, changes nothing, and is sent once @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|\[tonada\] change /);
  const { token } = await signInAsNewListener(page);
  const before = await storedAccount(page, token);
  const held: Route[] = [];
  await page.route('**/api/user/**', async (route) => {
    if (route.request().method() === 'PUT') held.push(route);
    else await route.continue();
  });

  for (const { what, tab, path, prepare, button, says, keeps } of actions) {
    await test.step(what, async () => {
      held.length = 0;
      await page.goto(`/profile?tab=${tab}`);
      await prepare(page);
      await page.getByRole('button', { name: button }).dblclick();
      await expect.poll(() => held.length).toBe(1);
      const [route] = held;
      expect(new URL(route?.request().url() ?? '').pathname).toBe(path);
      await route?.abort('internetdisconnected');
      await expect(page.getByText(says)).toHaveCount(1);
      await expect(page.getByText(says)).toBeVisible();
      await keeps(page);
      expect(held).toHaveLength(1);
    });
  }
  expect(await storedAccount(page, token)).toBe(before);
  const { displayName } = JSON.parse(before.split('\n')[0] ?? '') as { displayName: string };
  await expect(page.getByRole('button', { name: `Menú de ${displayName}` })).toBeVisible();
});
