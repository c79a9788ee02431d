import type { Locator } from '@playwright/test';
import { signInAsNewListener, testPassword } from './support/accounts.ts';
import { expectBrief } from './support/settings.ts';
import { expect, test } from './support/test.ts';

const newPassword = 'otra-clave-larga';

/** Returns red, green and blue from 0 to 255, for any CSS colour syntax. */
const getColour = (text: Locator) =>
  text.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });

test('a new password opens the account, and the other devices are signed out @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 400 |\[tonada\] change password/);
  const { user, token: ownToken } = await signInAsNewListener(page);
  const login = (password: string) =>
    page.request.post('/api/auth/login', { data: { email: user.email, password } });
  const { token: otherToken } = (await (await login(testPassword)).json()) as { token: string };
  const isAlive = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get('/api/auth/me', { headers })).ok();
  };

  await page.clock.install();
  await page.goto('/profile?tab=security');
  const change = page.getByRole('button', { name: 'Cambiar contraseña' });
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel('Contraseña actual', { exact: true }).fill(current);
    await page.getByLabel('Nueva contraseña', { exact: true }).fill(next);
    await page.getByLabel('Repite la nueva contraseña', { exact: true }).fill(again);
  };

  await test.step('the button waits for three fields', async () => {
    await expect(change).toBeDisabled();
    await fill(testPassword, newPassword, '');
    await expect(change).toBeDisabled();
    await fill('', newPassword, newPassword);
    await expect(change).toBeDisabled();
  });
  await test.step('mistakes are said at their field', async () => {
    await fill(testPassword, newPassword, `${newPassword}.`);
    await change.click();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
    await fill(testPassword, 'corta', 'corta');
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  });
  await test.step('a wrong one is said in red, for 3 seconds', async () => {
    await fill('no-es-esta', newPassword, newPassword);
    const failure = page.getByText(
      'Error al cambiar la contraseña. La contraseña actual no es correcta.',
    );
    await expectBrief(failure, async () => {
      await change.click();
      await failure.waitFor();
      const { red, green, blue } = await getColour(failure);
      expect(red).toBeGreaterThan(Math.max(green, blue));
    });
    expect(await isAlive(otherToken)).toBe(true);
  });
  await test.step('the right one makes the new one', async () => {
    await fill(testPassword, newPassword, newPassword);
    await expectBrief(page.getByText('Contraseña cambiada correctamente'), () => change.click());
    await expect(page.getByLabel('Contraseña actual', { exact: true })).toHaveValue('');
    expect(await isAlive(ownToken)).toBe(true);
    expect(await isAlive(otherToken)).toBe(false);
    expect((await login(testPassword)).status()).toBe(401);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(newPassword);
  });

  await page.getByRole('button', { name: 'Menú de Vera Prueba' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Menú de Vera Prueba' })).toBeVisible();
});
