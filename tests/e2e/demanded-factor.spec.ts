import { Secret, TOTP } from 'otpauth';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

const switchName = 'Llave o código para el equipo';

// Proves account: Required: in place
test('once a second factor is required, staff add one in place and continue @release', async ({
  page,
  theirPage: theirs,
  consoleGuard,
  baseURL,
}) => {
  consoleGuard.allow(/Failed to load resource.* 40[03] |\[tonada\] switchSetting/);
  const setUp = async (who: typeof page) => {
    await who.getByRole('button', { name: 'Configurar verificación en dos pasos' }).click();
    const secret = await who.getByText(/^[A-Z2-7]{32}$/).textContent();
    const code = new TOTP({ secret: Secret.fromBase32(secret ?? '') }).generate();
    await who.getByLabel('Código', { exact: true }).fill(code);
    await who.getByRole('button', { name: 'Activar' }).click();
    await who.getByRole('button', { name: 'Ya los guardé' }).click();
  };
  await signIn(page, 'admin');
  await page.goto('/admin?tab=system');
  const demand = page.getByRole('switch', { name: switchName });

  await test.step('an admin without one cannot require it', async () => {
    await demand.click();
    await expect(page.getByText(/^Antes añade una llave de acceso/)).toBeVisible();
    await expect(demand).not.toBeChecked();
  });
  await test.step('with one they can', async () => {
    await page.goto('/profile?tab=security');
    await setUp(page);
    await page.goto('/admin?tab=system');
    await demand.click();
    await expect(demand).toBeChecked();
  });
  await test.step('an editor can do nothing but add one', async () => {
    await theirs.goto(baseURL ?? '');
    await signIn(theirs, 'editorial');
    await theirs.goto('/editorial');
    const requested = theirs.getByRole('heading', { name: 'Protege tu cuenta para seguir' });
    await expect(requested).toBeVisible();
    await expect(theirs.getByRole('navigation')).toBeHidden();
    await expectAccessible(theirs);
    await expectNoSidewaysScroll(theirs);
    await theirs.goto('/profile');
    await expect(requested).toBeVisible();
    await theirs.goto('/editorial');
    await setUp(theirs);
    await theirs.getByRole('button', { name: 'Seguir' }).click();
    await expect(requested).toBeHidden();
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(theirs).toHaveURL(/\/editorial/);
  });
});
