import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '#sample/demo-accounts.ts';
import type { Role } from '#contract/user.ts';
import { demoEmail, signIn } from './support/accounts.ts';
import { loseNetwork } from './support/lose-network.ts';
import { navigate } from './support/navigate.ts';
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
  /** Title of the dialog that N opens, if it leads to the form. */
  via?: string;
  /** The form stands in the page's first tab; N leads there from the second. */
  isInPage?: boolean;
  /** The draft is on the server, so it opens only with a network. */
  isOnServer?: boolean;
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
  {
    role: 'editorial',
    list: '/editorial?tab=playlists',
    title: 'Nueva playlist editorial',
    field: 'Nombre',
  },
  { role: 'admin', list: '/admin?tab=labels', title: 'Agregar Label', field: 'Nombre' },
  {
    role: 'label',
    list: '/label-manager?tab=releases',
    title: 'Subir Contenido',
    isOnServer: true,
    field: 'Título',
    text: longName.slice(0, 100),
  },
  {
    role: 'label',
    list: '/label-manager?tab=artists',
    via: 'Agregar Artista',
    title: 'Crear un artista nuevo',
    field: 'Nombre artístico',
  },
  {
    role: 'artist',
    list: '/playlist-pitching',
    title: 'Enviar pitch',
    isInPage: true,
    field: 'Título de la canción',
  },
];

/** Opens the list; for a form in the page from another screen, which Back shows again. */
async function openList(page: Page, { list, isInPage }: Form) {
  if (!isInPage) return void (await page.goto(list));
  await page.goto('/concerts');
  await navigate(page, 'Pitching');
  await page.getByRole('heading', { name: 'Playlist Pitching', level: 1 }).waitFor();
  await page.getByRole('tab').nth(1).click();
}

/** The key works once the main action is there. */
async function pressN(page: Page, opened: Locator) {
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(opened).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

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
  // Proves contracts: What was typed of a new artist survives back, a reload and an ended session
  // Proves releases: Saved drafts survive back, a reload and an ended session
  test(
    `the form '${form.title}' stays in the window and keeps its text over back, a reload, a lost network and an ended session`,
    { tag: '@release' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
      const { role, title, via, isInPage, isOnServer, text = longName } = form;
      await signIn(page, role);
      await openList(page, form);
      const dialog = page.getByRole('dialog');
      const box = isInPage ? page.getByRole('main').locator('form') : dialog;
      const field = box.getByLabel(form.field, { exact: true });
      await pressN(page, isInPage ? field : page.getByRole('dialog', { name: via ?? title }));
      if (via) await dialog.getByRole('button', { name: title }).click();
      await field.fill(text);
      await expect(box.getByText(/^Guardado \d/)).toBeVisible();
      await expect(box.getByRole('button').last()).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);

      await page.context().setOffline(true);
      await page.goBack();
      await expect(field).toBeHidden();
      if (isOnServer) await page.context().setOffline(false);
      await page.goForward();
      await expect(field).toHaveValue(text);
      await page.context().setOffline(false);
      await page.reload();
      await expect(field).toHaveValue(text);
      await loseSession(page, role);
      await expect(field).toHaveValue(text);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  );

test('a release typed without a network asks before it is left, and is saved with the network @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  await signIn(page, 'label');
  await page.goto('/label-manager?tab=releases');
  const dialog = page.getByRole('dialog', { name: 'Subir Contenido' });
  await pressN(page, dialog);
  await loseNetwork(page);
  await dialog.getByLabel('Título', { exact: true }).fill('Sin red');
  await expect(dialog.getByText(/^Sin conexión: lo guardaremos cuando vuelva/)).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir aquí' }).press('Enter');
  await page.context().setOffline(false);
  await expect(dialog.getByText(/^Guardado \d/)).toBeVisible();
  await page.reload();
  const saved = page.getByRole('dialog', { name: 'Preparar lanzamiento' });
  await expect(saved.getByLabel('Título', { exact: true })).toHaveValue('Sin red');
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

test('an address of what was deleted says so, and leads back to the list @release', async ({
  page,
}) => {
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
