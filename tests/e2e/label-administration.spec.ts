import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminUserList } from '#contract/administration.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import { signIn, signInAsNewListener } from './support/accounts.ts';
import { tabTo } from './support/focus.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { proveEmail } from './support/emails.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

async function makeLabelAccount(request: APIRequestContext, token: string, email: string) {
  const headers = { authorization: `Bearer ${token}` };
  const found = await request.get(`/api/admin/users?q=${encodeURIComponent(email)}`, { headers });
  const [user] = ((await found.json()) as AdminUserList).users;
  if (!user) throw new Error(`There is no account of ${email}.`);
  const { id, name, subscription, role, status, country } = user;
  const seen = { name, email: user.email, subscription, role, status, country };
  const data = { seen, changes: { role: 'label' } };
  const changed = await request.patch(`/api/admin/users/${id}`, { headers, data });
  expect(changed.status()).toBe(200);
}

async function writeInto(page: Page, label: string, text: string) {
  await tabTo(page.getByRole('dialog').getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

// Proves administration: From a new label to its dashboard, by keyboard
test('an admin makes a label and gives an account access, which then sees its dashboard @release-narrow @release', async ({
  page,
  theirPage: theirs,
  consoleGuard,
  ownServer,
}) => {
  // The dashboard answers 404 to an account without a label.
  consoleGuard.allow(/Failed to load resource/);
  const worker = await signInAsNewListener(theirs);
  const { user } = worker;
  await proveEmail(theirs, worker, ownServer.dataFolder);
  const { token } = await signIn(page, 'admin');
  await makeLabelAccount(page.request, token, user.email);

  await page.goto('/admin');
  await tabTo(page.getByRole('link', { name: 'Agregar Label' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Agregar Label' });
  await expect(form.getByText('Pendiente de firma')).toBeVisible();
  await expect(form.getByLabel('Nombre')).toBeFocused();
  const name = `Sello ${crypto.randomUUID().slice(0, 8)}`;
  await page.keyboard.type(name);
  await writeInto(page, 'Email', `${crypto.randomUUID()}@sellos.example`);
  await writeInto(page, 'Sitio web', 'sello.example');
  await writeInto(page, 'Tasa de regalías', '65');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Escribe una dirección que empiece por https://')).toBeVisible();
  await expect(form.getByLabel('Sitio web')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://sello.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Label creado exitosamente')).toBeVisible();
  await expect(form).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill(name.toUpperCase());
  const card = page.getByRole('row').filter({ hasText: name });
  await expect(card).toContainText('Pendiente');
  await expect(card).toContainText('65');
  await expectNoSidewaysScroll(page);
  // Filtered rows disappear without losing the focus.
  await expect(page.getByRole('button', { name: /^Ver Detalles de/ })).toHaveCount(1);
  await tabTo(card.getByRole('button', { name: `Ver Detalles de ${name}` }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name });
  await writeInto(page, 'Email de la cuenta', user.email);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(`${user.email} ya puede ver el panel del label.`)).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText(user.email);
  await expectNoSidewaysScroll(page);

  await theirs.goto('/label-manager');
  await expect(theirs.getByRole('heading', { name })).toBeVisible();

  await tabTo(panel.getByRole('button', { name: `Quitar a ${user.displayName}` }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `¿Quitar a ${user.displayName}?` });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Todavía nadie ve su panel.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name })).toHaveCount(0);

  await page.goto(`/admin?tab=system&actions-q=${encodeURIComponent(name)}`);
  const acts = page.getByRole('row').filter({ hasText: name });
  await expect(acts).toHaveCount(3);
  await expect(acts.first()).toContainText(`Quitar acceso a un label: ${name}`);
  await expect(acts.last()).toContainText(`Agregar label: ${name}`);
});

// Proves account: A filled-in form
test('a label typed while the session ends is saved once the admin is back @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const { token } = await signIn(page, 'admin');
  await page.goto('/admin?tab=labels');
  await page.getByRole('button', { name: 'Agregar Label' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar Label' });
  const name = `Sello ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Email').fill(`${crypto.randomUUID()}@sellos.example`);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('alertdialog', { name: 'Tu sesión caducó' });
  await prompt.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Label creado exitosamente')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
