import { demoEmail, signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectVisibleFocus, tabTo } from './support/focus.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

test('the dialogs of the plans and a form with mistakes read well @every-width @release', async ({
  page,
}) => {
  await signInAsNewListener(page);
  await page.goto('/profile?tab=subscription');
  await page.getByRole('button', { name: 'Elegir Premium', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirmar Premium' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Confirmar cambio de plan' }).click();
  await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profile?tab=profile');
  await page.getByLabel('Nombre visible').fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Escribe el nombre que verán los demás')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the way back in after a forgotten password reads well @every-width @release', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Escribe tu email', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Email', { exact: true }).fill(demoEmail('user'));
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email enviado');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const path of ['/reset-password', '/reset-password#token=inventado']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('settings and plan are changed with the keyboard alone @release', async ({ page }) => {
  const { keyboard } = page;
  await signInAsNewListener(page);
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await keyboard.press(key);
      await expectVisibleFocus(page);
    }
  };

  // The focus follows an arrow key late, so the next key waits for it.
  const moveTo = async (key: string, name: string) => {
    await press(key);
    await expect(tab(name)).toBeFocused();
  };

  await test.step('a switch', async () => {
    await tabTo(tab('Resumen'));
    await moveTo('ArrowRight', 'Configuración');
    await press('Enter');
    await tabTo(tab('Perfil'));
    await moveTo('ArrowRight', 'Suscripción');
    await moveTo('ArrowRight', 'Privacidad');
    await press('Enter');
    await expect(page).toHaveURL('/profile?tab=privacy');
    await expect(tab('Privacidad')).toBeFocused();
    const toggle = page.getByRole('switch', { name: 'Mostrar mis playlists' });
    await tabTo(toggle);
    await press('Space');
    await expect(toggle).not.toBeChecked();
    await tabTo(page.getByRole('button', { name: 'Guardar preferencias' }));
    await press('Enter');
    await expect(page.getByText('Preferencias actualizadas correctamente')).toBeVisible();
  });

  await test.step('a plan', async () => {
    await tabTo(tab('Privacidad'), 'Shift+Tab');
    await moveTo('ArrowLeft', 'Suscripción');
    await press('Enter');
    const choose = page.getByRole('button', { name: 'Elegir Premium', exact: true });
    await tabTo(choose);
    await keyboard.press('Enter');
    const payment = page.getByRole('dialog', { name: 'Confirmar Premium' });
    await expect(payment.locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(choose).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(payment.getByRole('button', { name: 'Confirmar cambio de plan' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Tu plan ahora es Premium.')).toBeVisible();
    await expect(payment).toBeHidden();
    await expectVisibleFocus(page);
  });

  await test.step('and out of it', async () => {
    const cancel = page.getByRole('button', { name: 'Cancelar suscripción' });
    await tabTo(cancel, 'Shift+Tab');
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'No, seguir con mi plan' })).toBeFocused();
    await tabTo(question.getByRole('button', { name: 'Sí, cancelar' }));
    await keyboard.press('Enter');
    await expect(page.getByText(/^Suscripción cancelada\. /)).toBeVisible();
    await expect(question).toBeHidden();
    await expectVisibleFocus(page);
  });
});
