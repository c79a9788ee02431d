import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signInAsNewListener, testPassword } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const newPassword = 'clave-recuperada';
const requested =
  'Si hay una cuenta con ese email, te enviaremos un enlace para crear una contraseña nueva. Caduca en 60 minutos.';

async function emailsTo(outbox: string, email: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const emails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
  return emails.filter((message) => message.includes(`To: ${email}`) && linkIn(message) !== '');
}

/** Decodes the link in an email. Source: RFC 2045, quoted-printable. */
function linkIn(message: string): string {
  const text = message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const [link = ''] = /http\S+\/reset-password#token=[\w-]+/.exec(text) ?? [];
  return link;
}

// Proves account: A forgotten password, from mail to login
test('a forgotten password is reset by email, once @release-narrow @release', async ({
  page,
  sharedServer,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* (400|401) |\[tonada\] (reset password|me|login)/);
  const { user, token } = await signInAsNewListener(page);
  await page.evaluate(() => localStorage.clear());
  const outbox = join(sharedServer.dataFolder, 'outbox');

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recupera tu contraseña');
  const email = page.getByLabel('Email', { exact: true });
  await test.step('it needs an email', async () => {
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByText('Escribe tu email', { exact: true })).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('vera@');
    await expect(page.getByText('Escribe un email como nombre@ejemplo.com')).toBeVisible();
  });
  await email.fill(`  ${user.email}`);
  // The hint disappears and the button moves, which must not happen under the pointer.
  await expect(page.getByText('Escribe un email como nombre@ejemplo.com')).toBeHidden();
  await page.getByRole('button', { name: 'Enviar enlace' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email enviado');
  await expect(page.getByText(requested)).toBeVisible();
  await expect.poll(async () => (await emailsTo(outbox, user.email)).length).toBe(1);
  const [message = ''] = await emailsTo(outbox, user.email);
  const link = linkIn(message);

  await test.step('the link opens a form, and its token leaves the address', async () => {
    expect(link).toContain(sharedServer.origin);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea una contraseña nueva');
    await expect(page).toHaveURL('/reset-password');
  });
  const first = page.getByLabel('Nueva contraseña', { exact: true });
  const again = page.getByLabel('Repite la nueva contraseña', { exact: true });
  const save = page.getByRole('button', { name: 'Guardar contraseña' });
  await test.step('a bad password does not use it up', async () => {
    await first.fill('corta');
    await again.fill('corto');
    await save.click();
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
    await expect(first).toBeFocused();
  });
  await first.fill(newPassword);
  await again.fill(newPassword);
  await save.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contraseña cambiada');
  await expect(page.getByText('Ya puedes iniciar sesión con tu nueva contraseña.')).toBeVisible();

  await test.step('the account opens only with the new password', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);
    const data = { email: user.email, password: testPassword };
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(401);
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await email.fill(user.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('button', { name: 'Menú de Vera Prueba' })).toBeVisible();
  });

  await test.step('the used link is dead', async () => {
    await page.goto(link);
    await first.fill('otra-mas-larga');
    await again.fill('otra-mas-larga');
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve');
    await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});

test('nobody learns which emails have an account, and a link without token is invalid @release', async ({
  page,
  sharedServer,
}) => {
  const email = `${crypto.randomUUID()}@nadie.example`;
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText(requested)).toBeVisible();
  expect(await emailsTo(join(sharedServer.dataFolder, 'outbox'), email)).toEqual([]);

  await page.getByRole('button', { name: 'Enviar a otro email' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve');
});

test('without a connection the email and the new password fail with a message @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|\[tonada\] (forgot|reset) password/);
  const sent: string[] = [];
  await page.route('**/api/auth/*-password', async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    await route.abort('internetdisconnected');
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('vera@oyentes.example');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Error enviando email de recuperación',
  );
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('vera@oyentes.example');

  await page.goto('/reset-password#token=inventado');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(newPassword);
  await page.getByLabel('Repite la nueva contraseña', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Error al cambiar la contraseña',
  );
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toHaveValue(newPassword);
  expect(sent).toEqual(['/api/auth/forgot-password', '/api/auth/reset-password']);
});
