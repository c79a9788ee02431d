import { signIn, testPassword } from './support/accounts.ts';
import { demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import { expect, test } from './support/test.ts';

test('a staff member with one right sees its screens, and learns which are not for them @release', async ({
  page,
  theirPage: theirs,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin?tab=users');
  await page.getByRole('button', { name: 'Crear usuario' }).first().click();
  const dialog = page.getByRole('dialog');
  const email = `${crypto.randomUUID()}@oyentes.example`;
  await dialog.getByLabel('Nombre').fill('Pía Cuentas');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Rol').selectOption('Administrador');
  await dialog.getByRole('checkbox', { name: /^Personas/ }).check();
  await dialog.getByRole('button', { name: 'Crear usuario' }).click();
  const password =
    (await dialog.getByRole('status', { name: 'Contraseña temporal' }).textContent()) ?? '';

  const login = await theirs.request.post('/api/auth/login', { data: { email, password } });
  const { renewalToken: token } = (await login.json()) as { renewalToken: string };
  await theirs.request.post('/api/auth/reset-password', {
    data: { token, newPassword: testPassword },
  });
  await theirs.goto('/login');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Contraseña', { exact: true }).fill(testPassword);
  await theirs.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(theirs.getByRole('button', { name: /^Menú de Pía/ })).toBeVisible();

  await theirs.goto('/admin');
  await expect(theirs.getByRole('tab')).toHaveText(['Resumen', 'Usuarios', 'Sistema']);
  await theirs.goto('/admin?tab=royalties');
  await expect(
    theirs.getByRole('heading', { name: 'Esta parte la llevan otras personas' }),
  ).toBeVisible();
  await theirs.goto('/label-manager');
  await expect(theirs.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible();
});

test('a proof of identity is requested during a form, which keeps its input @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|\[tonada\] /);
  await signIn(page, 'admin');
  const proof = { error: 'Confirma que eres tú.', code: 'forbidden', reason: 'step-up' };
  let refusals = 2;
  await page.route('**/api/admin/users', async (route) => {
    if (route.request().method() !== 'POST' || refusals === 0) return route.continue();
    refusals -= 1;
    return route.fulfill({ status: 403, json: proof });
  });
  await page.goto('/admin?tab=users');
  await page.getByRole('button', { name: 'Crear usuario' }).first().click();
  const form = page.getByRole('dialog', { name: 'Crear usuario' });
  await form.getByLabel('Nombre').fill('Luz Paciente');
  await form.getByLabel('Email').fill(`${crypto.randomUUID()}@oyentes.example`);
  await form.getByRole('button', { name: 'Crear usuario' }).click();

  const question = page.getByRole('alertdialog', { name: 'Confirma que eres tú' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Nombre')).toHaveValue('Luz Paciente');

  await form.getByRole('button', { name: 'Crear usuario' }).click();
  await question.getByLabel('Contraseña', { exact: true }).fill('otra');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(question.getByText('La contraseña no es correcta.')).toBeVisible();
  await question.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('status', { name: 'Contraseña temporal' })).toBeVisible();
});
