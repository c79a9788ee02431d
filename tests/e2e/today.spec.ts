import type { Page } from '@playwright/test';
import { makeVideo } from '../../server/testing/make-video.ts';
import { signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test, testOnOwnServer } from './support/test.ts';

const getToday = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Hoy' });

/** Opens a home and does the first act that leads to another screen. */
async function doFirstAct(page: Page, home: string) {
  await page.goto(home);
  const today = getToday(page);
  await expect(
    today.getByText(/esperan?\.|son las primeras\.|No hay nada pendiente\./),
  ).toBeVisible();
  // A missing text would show as its key.
  await expect(today).not.toContainText(/[a-z]+\.[a-z]+[A-Z0-9]|\{\{/);
  await expectNoSidewaysScroll(page);
  const act = today.getByRole('link').first();
  if ((await act.count()) === 0) return;
  const address = await act.getAttribute('href');
  await act.press('Enter');
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(address ?? ' '));
  // An act may open a dialog, which hides the page from assistive technology.
  const screen = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(screen.or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.getByText('No encontramos', { exact: false })).toHaveCount(0);
}

// Proves today: Each home, and the act of a line
test('each office begins with what waits, and a line leads there @release-narrow @release', async ({
  page,
}) => {
  for (const [role, home] of [
    ['admin', '/admin'],
    ['admin', '/admin?tab=royalties'],
    ['artist', '/spotify-for-artists'],
    ['label', '/label-manager'],
    ['editorial', '/editorial'],
  ] as const) {
    await test.step(`${role} at ${home}`, async () => {
      await signIn(page, role);
      await doFirstAct(page, home);
    });
  }
});

/** Presses the act of a line. */
async function pressAct(page: Page, name: RegExp) {
  const line = getToday(page).getByRole('listitem').filter({ hasText: name });
  await line.locator('a, button').press('Enter');
}

/** Expects a line to leave a home once its thing is done. */
async function expectGone(page: Page, home: string, name: RegExp) {
  await page.goto(home);
  const lines = getToday(page);
  await expect(lines.getByText(/espera|No hay nada pendiente\./).first()).toBeVisible();
  await expect(lines.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
}

// Proves today: A line goes when its thing is done
testOnOwnServer(
  'every line of the demo leaves its home once its act is done @release',
  async ({ page, consoleGuard }) => {
    test.slow();
    // The artist whose offer is withdrawn leaves the label's list.
    consoleGuard.allow(/status of 404/);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const inStep = async (home: string, name: RegExp, work: () => Promise<void>) => {
      await test.step(`${home} ${name.source}`, async () => {
        await page.goto(home);
        await pressAct(page, name);
        await work();
        await expectGone(page, home, name);
      });
    };

    await signIn(page, 'artist');
    await inStep('/spotify-for-artists', /no se aprobó/, async () => {
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'canvas.mp4',
        mimeType: 'video/mp4',
        buffer: await makeVideo({ seconds: 3 }),
      });
      await expect(dialog.getByText('Se ve de 0 s a 3 s: 3 s.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Crear Canvas' }).press('Enter');
      const sent = main.getByRole('article', { name: 'La otra mitad del mate' });
      await expect(sent.getByText('En revisión')).toBeVisible();
    });

    await signIn(page, 'label');
    await inStep('/label-manager', /no ha respondido/, async () => {
      await dialog.getByRole('button', { name: 'Retirar oferta' }).press('Enter');
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Retirar oferta' }).press('Enter');
      await expect(page.getByText('La oferta ya no está.')).toBeVisible();
    });
    await inStep('/label-manager', /Tu último lanzamiento/, async () => {
      await dialog.getByLabel('Título', { exact: true }).fill('Sudestada');
      await dialog.getByLabel('Título', { exact: true }).press('Tab');
      await expect(dialog.getByText(/^Guardado \d/)).toBeVisible();
    });

    await signIn(page, 'editorial');
    await inStep('/editorial', /Canvas de «Domingo sin planes»/, async () => {
      await page
        .getByRole('button', { name: 'Aprobar el Canvas de «Domingo sin planes»' })
        .press('Enter');
      await expect(page.getByText(/^Aprobaste el Canvas de /)).toBeVisible();
    });
    await inStep('/editorial', /La hora azul/, async () => {
      await page.getByRole('button', { name: 'Rechazar «La hora azul»' }).press('Enter');
      await dialog.getByLabel('Por qué no esta vez').fill('Ya hay muchas así.');
      await dialog.getByRole('button', { name: 'Rechazar' }).last().press('Enter');
      await expect(page.getByText('Rechazaste «La hora azul».')).toBeVisible();
    });

    await signIn(page, 'admin');
    await inStep('/admin', /Antes de la gira/, async () => {
      await main
        .getByRole('button', { name: 'Aprobar el presupuesto de «Antes de la gira»' })
        .press('Enter');
      await expect(page.getByText(/^Presupuesto aprobado: /)).toBeVisible();
    });
    await inStep('/admin', /no han firmado/, async () => {
      const more = main.getByRole('button', { name: /^Más opciones de / });
      for (const left of [2, 1]) {
        await expect(more).toHaveCount(left);
        await more.first().press('Enter');
        await page.getByRole('menuitem', { name: 'Editar label' }).press('Enter');
        await dialog.getByLabel('Contrato').selectOption('active');
        await dialog.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
        await expect(dialog).toHaveCount(0);
      }
    });
    // Payees of the demo without anybody who could be asked stay there.
    await page.goto('/admin?tab=royalties');
    await pressAct(page, /no han puesto su cuenta/);
    await expect(page.getByText(/Se la pedimos a|Nadie tiene acceso/)).toBeVisible();
    await inStep('/admin?tab=royalties', /con pagos que vencen/, async () => {
      const field = dialog.getByLabel('Escribe el importe o el número de pagos');
      const hint = (await dialog.getByText(/^Escribe .* o \d+\.$/).textContent()) ?? '';
      await field.fill(/o (\d+)\./.exec(hint)?.[1] ?? '');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/admin\/payments\/./);
    });
  },
);
