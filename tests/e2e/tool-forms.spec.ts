import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '#sample/demo-accounts.ts';
import type { Role } from '#contract/user.ts';
import { demoEmail, signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true, viewport: { width: 1280, height: 720 } });

/** Right to left, without a space, and as long as names get. */
const longName = `אבגדהוזחטיכלמנסעפצקרשת${'Ñandúes'.repeat(16)}`;

type Form = {
  role: Role;
  /** Of the list, where N opens the form. */
  list: string;
  title: string;
  field: string;
  /** By default a long name. */
  text?: string;
};

const forms: Form[] = [
  {
    role: 'artist',
    list: '/canvas-manager',
    title: 'Crear Canvas',
    field: 'O la dirección del video',
    text: `https://a.example/${'v'.repeat(118)}`,
  },
  {
    role: 'artist',
    list: '/artist-stories',
    title: 'Crear historia',
    field: 'Texto que la acompaña',
  },
  {
    role: 'artist',
    list: '/fan-engagement?tab=fans-first',
    title: 'Crear campaña Fans First',
    field: 'Título',
  },
  {
    role: 'artist',
    list: '/fan-engagement?tab=notifications',
    title: 'Crear notificación',
    field: 'Título',
  },
  {
    role: 'artist',
    list: '/concerts',
    title: 'Agregar Nuevo Concierto',
    field: 'Título del concierto',
  },
  {
    role: 'artist',
    list: '/spotify-marquee',
    title: 'Nueva Campaña',
    field: 'Nombre de la campaña',
  },
  { role: 'editorial', list: '/editorial', title: 'Nueva playlist editorial', field: 'Nombre' },
  { role: 'admin', list: '/admin?tab=labels', title: 'Agregar Label', field: 'Nombre' },
];

const getDialog = (page: Page, { title }: Form) => page.getByRole('dialog', { name: title });
const getField = (dialog: Locator, { field }: Form) => dialog.getByLabel(field, { exact: true });

/** Ends the session elsewhere and signs in where the page leads. */
async function loseSession(page: Page, role: Role) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(demoEmail(role));
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

for (const form of forms)
  test(`the form '${form.title}' stays in the window and keeps its text over back, a reload, a lost network and an ended session`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
    const { role, list, text = longName } = form;
    await signIn(page, role);
    await page.goto(list);
    const dialog = getDialog(page, form);
    const field = getField(dialog, form);
    // The key works once the main action is there.
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await field.fill(text);
    await expect(dialog.getByText(/^Guardado \d/)).toBeVisible();
    const foot = dialog.getByRole('button').last();
    await expect(foot).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);

    await page.context().setOffline(true);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(field).toHaveValue(text);
    await page.context().setOffline(false);
    await page.reload();
    await expect(field).toHaveValue(text);
    await loseSession(page, role);
    await expect(field).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

/** An address of an item that was deleted meanwhile: its panel says so, or its form closes. */
const missing: [Role, string][] = [
  ['artist', '/concerts?open=gone'],
  ['artist', '/spotify-marquee?tab=campaigns&open=gone'],
  ['artist', '/canvas-manager?open=gone'],
  ['artist', '/concerts?edit=gone'],
  ['artist', '/spotify-marquee?edit=gone'],
  ['artist', '/fan-engagement?tab=fans-first&edit=gone'],
  ['artist', '/fan-engagement?tab=notifications&edit=gone'],
  ['label', '/label-manager?tab=artists&open=gone'],
  ['label', '/label-manager?tab=releases&open=gone'],
  ['admin', '/admin?tab=labels&open=gone'],
  ['editorial', '/editorial?edit=gone'],
];

test('an address of what was deleted says so, and leads back to the list', async ({ page }) => {
  let signedIn: Role | null = null;
  for (const [role, address] of missing)
    await test.step(address, async () => {
      if (role !== signedIn) await signIn(page, role);
      signedIn = role;
      await page.goto(address);
      await expect(page.getByText(/ya no está|ya no existe/i).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/gone/);
    });
});
