import type { Locator, Page } from '@playwright/test';
import { signIn, signInAsNewListener, testPassword } from './support/accounts.ts';
import { guardConsole } from './support/console-guard.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** Messages of the browser and the application about an ended session. */
const ended = /Failed to load resource|\[tonada\] /;

const userMenu = (page: Page) => page.getByRole('button', { name: /^Menú de / });
const expiredPrompt = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Tu sesión caducó' });

/** Another tab of the same browser, with its own console guard. */
async function openTab(page: Page, ...allowed: RegExp[]) {
  const tab = await page.context().newPage();
  const guard = guardConsole(tab);
  guard.allow(...allowed);
  return { tab, expectSilence: guard.expectSilence };
}

/**
 * Opens a page and waits for the bell's call, the last one, so that none is pending when the
 * session ends.
 */
async function openRead(page: Page, address: string) {
  const last = page.waitForResponse(/\/user\/highlights/);
  await page.goto(address);
  await (await last).finished();
}

test('the last tab to start plays, and the other says so @release', async ({ page }) => {
  await signIn(page);
  const [first = '', second = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(0);

  const { tab, expectSilence } = await openTab(page);
  await openTracks(tab);
  const other = getPlayer(tab);
  await getPlayButtons(tab).nth(1).click();
  await other.passes(0);
  await expect(other.title).toHaveText(second);
  await expect(player.button('Reproducir')).toBeVisible();
  await expect(page.getByText('La música sigue en otra pestaña.')).toBeVisible();
  await expect(player.title).toHaveText(first);

  await page.bringToFront();
  const position = Number(await player.progress.inputValue());
  await page.getByRole('button', { name: 'Escuchar aquí' }).click();
  await expect(player.button('Pausar')).toBeVisible();
  await player.passes(position);
  await expect(other.button('Reproducir')).toBeVisible();
  await expect(tab.getByText('La música sigue en otra pestaña.')).toBeVisible();
  expectSilence();
});

test('every tab follows a sign-out silently @release', async ({ page }) => {
  await signIn(page);
  await openRead(page, '/');
  const { tab, expectSilence } = await openTab(page);
  await openRead(tab, '/search?q=noche');
  await expect(userMenu(tab)).toBeVisible();
  await page.bringToFront();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(tab).toHaveURL('/search?q=noche');
  for (const each of [page, tab]) {
    await expect(expiredPrompt(each)).toBeHidden();
    await expect(each.getByText('No pudimos')).toBeHidden();
  }
  expectSilence();
});

test('every tab reports an expired session, and keeps position and queue until the return @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(ended);
  const { token, user } = await signInAsNewListener(page);
  const [first = '', second = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(0);
  await player.button('Pausar').click();
  const { tab, expectSilence } = await openTab(page, ended);
  await openTracks(tab);
  const other = getPlayer(tab);
  await getPlayButtons(tab).nth(1).click();
  await other.passes(0);
  await other.button('Pausar').click();
  await expect(other.button('Reproducir')).toBeVisible();

  await test.step('one tab notices it, and both report it', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);
    await page.bringToFront();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Añadir / })
      .first()
      .click();
    for (const each of [page, tab]) {
      await expect(expiredPrompt(each)).toBeVisible();
      await expect(each).toHaveURL('/search?q=noche');
    }
    await expect(page.getByText('No pudimos')).toBeHidden();
  });

  await test.step('signing in leads both back to where they were', async () => {
    await expect(expiredPrompt(page).getByLabel('Email')).toHaveValue(user.email);
    await expiredPrompt(page).getByLabel('Contraseña', { exact: true }).fill(testPassword);
    await expiredPrompt(page).getByRole('button', { name: 'Iniciar sesión' }).click();
    for (const each of [page, tab]) {
      await expect(userMenu(each)).toBeVisible();
      await expect(expiredPrompt(each)).toBeHidden();
      await expect(each).toHaveURL('/search?q=noche');
      await expect(getPlayButtons(each).first()).toBeVisible();
    }
    await expect(player.title).toHaveText(first);
    await expect(other.title).toHaveText(second);
    const position = Number(await player.progress.inputValue());
    await player.button('Reproducir').click();
    await player.passes(position);
  });
  expectSilence();
});
