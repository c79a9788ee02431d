import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { profileImageMax } from '#contract/limits.ts';
import { signInAsNewListener, testPassword } from './support/accounts.ts';
import { plainPng } from './support/png.ts';
import { expectBrief } from './support/settings.ts';
import { expect, test } from './support/test.ts';

const subTabs = [
  { name: 'Perfil', address: '/profile?tab=profile', heading: 'Perfil' },
  { name: 'Suscripción', address: '/profile?tab=subscription', heading: 'Tu plan' },
  { name: 'Privacidad', address: '/profile?tab=privacy', heading: 'Privacidad' },
  { name: 'Notificaciones', address: '/profile?tab=notifications', heading: 'Notificaciones' },
  { name: 'Seguridad', address: '/profile?tab=security', heading: 'Seguridad' },
];

test('every tab of the profile has its address @every-width @release', async ({ page }) => {
  await signInAsNewListener(page);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const tab = (name: string) => main.getByRole('tab', { name, exact: true });
  const heading = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
  await expect(tab('Resumen')).toHaveAttribute('aria-selected', 'true');
  await expect(heading('Vera Prueba')).toBeVisible();
  await expect(main.getByText('Free', { exact: true })).toBeVisible();

  await tab('Configuración').click();
  for (const { name, address, heading: words } of subTabs) {
    await tab(name).click();
    await expect(page).toHaveURL(address);
    await expect(heading(words)).toBeVisible();
  }
  await page.reload();
  await expect(tab('Seguridad')).toHaveAttribute('aria-selected', 'true');
  for (const { address, heading: words } of subTabs.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading(words)).toBeVisible();
  }
  await tab('Resumen').click();
  await expect(page).toHaveURL('/profile');

  await main.getByRole('link', { name: 'Ver planes' }).click();
  await expect(heading('Tu plan')).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Editar perfil' }).click();
  await expect(heading('Perfil')).toBeVisible();
});

// Proves profile: Everybody sees the change
test('a user edits their profile, and everybody sees it', async ({ page }) => {
  const { user } = await signInAsNewListener(page);
  await page.clock.install();
  await page.goto('/profile?tab=profile');
  await page.getByLabel('Nombre visible').fill('  Vera del Patio ');
  await page.getByLabel('Biografía').fill('Toco la guitarra.\nDe noche.');
  await page.getByLabel('País').selectOption({ label: 'Argentina' });
  await page.getByLabel('Idioma').selectOption({ label: 'Portugués (sin traducir)' });
  const file = page.getByLabel('Archivo de la foto de perfil');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType, buffer });
  const portrait = page.getByRole('img', { name: 'Tu foto de perfil' });

  await test.step('pictures of other kinds and sizes are refused', async () => {
    await choose('yo.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'));
    await expect(page.getByText('Elige una imagen JPG, PNG o WebP', { exact: true })).toBeVisible();
    const tooHeavy = [plainPng(64, [180, 60, 90]), Buffer.alloc(profileImageMax)];
    await choose('yo.png', 'image/png', Buffer.concat(tooHeavy));
    await expect(page.getByText('La imagen pesa demasiado: el máximo son 5 MB')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeHidden();
    await expect(page.getByLabel('Nombre visible')).toHaveValue('  Vera del Patio ');
  });

  await choose('yo.png', 'image/png', plainPng(64, [180, 60, 90]));
  await expect(portrait).toHaveAttribute('src', /^blob:/);
  await expect(page.getByText('La imagen pesa demasiado')).toBeHidden();
  await expectBrief(page.getByText('Perfil actualizado correctamente'), () =>
    page.getByRole('button', { name: 'Guardar cambios' }).click(),
  );
  await expect(page.getByLabel('Nombre visible')).toHaveValue('Vera del Patio');

  await test.step('the user menu has the name and the picture', async () => {
    const picture = page.getByRole('button', { name: 'Menú de Vera del Patio' }).locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('all of it is there the next time, for others too', async () => {
    await page.reload();
    await expect(page.getByLabel('Biografía')).toHaveValue('Toco la guitarra.\nDe noche.');
    await expect(page.getByLabel('País').locator('option:checked')).toHaveText('Argentina');
    await expect(page.getByLabel('Idioma').locator('option:checked')).toHaveText(
      'Portugués (sin traducir)',
    );
    await page.goto(`/user/${user.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera del Patio');
    await expect(page.getByRole('main').getByText('Toco la guitarra.')).toBeVisible();
  });

  await test.step('the picture can be taken away again', async () => {
    await page.goto('/profile?tab=profile');
    await page.getByRole('button', { name: 'Quitar foto' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(
      page.getByRole('button', { name: 'Menú de Vera del Patio' }).locator('img'),
    ).toHaveCount(0);
  });
});

test('a text file named like a picture is rejected as soon as it is chosen @release', async ({
  page,
}) => {
  await signInAsNewListener(page);
  await page.goto('/profile?tab=profile');
  await page.getByLabel('Archivo de la foto de perfil').setInputFiles({
    name: 'yo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Esto no es una imagen.'),
  });
  await expect(page.getByText('Elige una imagen JPG, PNG o WebP', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeHidden();
});

test('a damaged picture is refused, and nothing else is lost @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 400 |\[tonada\] change profile/);
  // Playwright's trace recorder loads pictures that the browser could not show.
  consoleGuard.allow(/^error: Connecting to 'blob:/);
  await signInAsNewListener(page);
  await page.goto('/profile?tab=profile');
  await page.getByLabel('Nombre visible').fill('Otra Vera');
  await page.getByLabel('Archivo de la foto de perfil').setInputFiles({
    name: 'yo.png',
    mimeType: 'image/png',
    buffer: plainPng(64, [180, 60, 90]).subarray(0, 40),
  });
  await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Error al actualizar el perfil')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'imagen' })).toBeVisible();
  await expect(page.getByLabel('Nombre visible')).toHaveValue('Otra Vera');
  await expect(page.getByRole('button', { name: 'Menú de Vera Prueba' })).toBeVisible();
});

const refusals = [
  { field: 'Nombre visible', value: '   ', says: 'Escribe el nombre que verán los demás' },
  { field: 'Nombre visible', value: 'a'.repeat(61), says: 'Sobra 1 carácter: caben 60.' },
  { field: 'Biografía', value: 'a'.repeat(501), says: 'Sobra 1 carácter: caben 500.' },
];
const names = [
  'Vera 🎧👩‍👩‍👧 🇦🇷',
  'وردة البحر',
  '<b onclick="alert(1)">Vera</b><img src=x onerror=alert(1)>',
  `${'Ñandú '.repeat(9)}Vera`,
];

/** A name in a sentence: right-to-left names are isolated. */
const isolated = (name: string) => (/\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name);

test('a profile accepts any visible name, and explains a rejection @release', async ({ page }) => {
  await signInAsNewListener(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/profile?tab=profile');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  for (const { field, value, says } of refusals) {
    await page.getByLabel(field).fill(value);
    await save.click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByLabel(field)).toBeFocused();
    await page.getByLabel(field).fill('Vera');
    await expect(page.getByText(says)).toBeHidden();
  }
  expect(sent).toEqual([]);

  for (const name of names) {
    await page.getByLabel('Nombre visible').fill(name);
    await save.click();
    const menuName = `Menú de ${isolated(name)}`;
    await expect(page.getByRole('button', { name: menuName, exact: true })).toBeVisible();
  }
  expect(sent).toHaveLength(names.length);
  await page.getByLabel('Nombre visible').fill(names[2] ?? '');
  await save.click();
  await page.getByRole('tab', { name: 'Resumen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: names[2] ?? '' })).toBeVisible();
});

// Proves account: From the button to the end
test('a user exports their data and deletes the account', async ({ page }) => {
  const { user } = await signInAsNewListener(page);
  await page.goto('/profile?tab=privacy');
  const other = await page.context().newPage();
  await other.goto('/profile?tab=privacy');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Pedir mis datos' }).click();
  await expect(page.getByText(/^Estamos preparando tu archivo/)).toBeVisible();
  await page.reload();
  await other.reload();
  const save = { name: 'Descargar mis datos' };
  await expect(other.getByRole('button', save)).toBeVisible();
  await other.close();
  await expect(page.getByRole('button', save)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', save).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mis-datos.zip');
  const files = unzipSync(await readFile(await file.path()));
  const document = JSON.parse(strFromU8(files['datos.json'] ?? new Uint8Array()));
  expect(document.account).toMatchObject([{ id: user.id, email: user.email }]);
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(user.email);

  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });
  await dialog.getByLabel('Tu contraseña').fill(testPassword);
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(page.getByText('Tu cuenta se eliminó.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  const data = { email: user.email, password: testPassword };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(401);
});
