import type { Page } from '@playwright/test';
import { registerListener, signInAsNewListener, testPassword } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const planOf = (page: Page) => page.goto('/profile?tab=subscription');

async function choose(page: Page, plan: string) {
  await page.getByRole('button', { name: `Elegir ${plan}`, exact: true }).click();
  const payment = page.getByRole('dialog', { name: `Confirmar ${plan}` });
  await payment.getByRole('button', { name: 'Confirmar cambio de plan' }).click();
  await expect(payment).toBeHidden();
}

/** Status of asking for a download of the demo's first song. */
async function download(page: Page, trackId: string): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`/api/tracks/${trackId}/download`, { headers })).status();
}

// Proves plans: A family of three
test('a family of three: invited, joined, left and removed @release', async ({
  page,
  theirPage,
}) => {
  const { user: alma } = await signInAsNewListener(page);
  const { tracks } = (await (await page.request.get('/api/search?q=luna')).json()) as {
    tracks: { id: string }[];
  };
  const trackId = tracks[0]?.id ?? '';
  await planOf(page);
  await choose(page, 'Family');
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await page.getByRole('textbox', { name: 'Enlace de invitación' }).inputValue();

  await test.step('a visitor signs in, comes back to the invitation and joins', async () => {
    const { user: bruno } = await registerListener(theirPage.request);
    await theirPage.goto(link);
    await theirPage.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await theirPage.getByLabel('Email').fill(bruno.email);
    await theirPage.getByLabel('Contraseña', { exact: true }).fill(testPassword);
    await theirPage.getByRole('button', { name: 'Iniciar sesión' }).click();
    await theirPage.getByRole('button', { name: 'Unirme a la familia' }).click();
    await expect(
      theirPage.getByRole('heading', { name: `Ya estás en la familia de ${alma.displayName}` }),
    ).toBeVisible();
    expect(await download(theirPage, trackId)).toBe(200);
    await planOf(theirPage);
    await expect(theirPage.getByText(/^Usas el plan Family de /)).toBeVisible();
  });

  await test.step('a third joins, and leaves', async () => {
    const third = await page.context().browser()?.newContext();
    const carla = await third?.newPage();
    if (!third || !carla) throw new Error('There is no browser.');
    await signInAsNewListener(carla);
    await carla.goto(link);
    await carla.getByRole('button', { name: 'Unirme a la familia' }).click();
    await expect(carla.getByRole('heading', { name: /^Ya estás en la familia/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 de 6 cuentas en uso')).toBeVisible();
    await planOf(carla);
    await carla.getByRole('button', { name: 'Salir de la familia' }).click();
    await carla.getByRole('button', { name: 'Sí, salir' }).click();
    await expect(carla.getByText(/^Usas el plan Family de /)).toBeHidden();
    expect(await download(carla, trackId)).toBe(403);
    await third.close();
  });

  await test.step('the payer removes the other, and the link ends', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Quitar a / }).click();
    await page.getByRole('button', { name: 'Sí, quitar' }).click();
    await expect(page.getByText('1 de 6 cuentas en uso')).toBeVisible();
    expect(await download(theirPage, trackId)).toBe(403);
    await theirPage.goto(link);
    await expect(
      theirPage.getByRole('heading', { name: 'Esta invitación ya no sirve' }),
    ).toBeVisible();
  });
});
