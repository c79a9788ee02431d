import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { chooseWorkspace } from './support/choose-workspace.ts';
import { navigate } from './support/navigate.ts';
import { expect, test } from './support/test.ts';

const getSwitch = (page: Page) => page.getByRole('button', { name: /\. Cambiar$/ });
const artistIn = (page: Page) => new URL(page.url()).searchParams.get('artist');

// Proves ownership: From tool to tool, with reload and Back
test('a label keeps the chosen artist from tool to tool @release', async ({ page }) => {
  await signIn(page, 'label');
  await page.goto('/canvas-manager');
  await expect(page).toHaveURL(/\/canvas-manager\?label=/);
  await getSwitch(page).click();
  const choice = page.getByRole('dialog', { name: '¿Con quién trabajas?' });
  const artist = choice.getByRole('link').filter({ hasText: 'Artista' }).first();
  const name = (await artist.locator('[translate=no]').textContent()) ?? '';
  await artist.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const chosen = artistIn(page);
  expect(chosen).not.toBeNull();
  await navigate(page, 'Historias');
  await expect(page).toHaveURL(`/artist-stories?artist=${chosen}`);
  await page.reload();
  await expect(getSwitch(page)).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(`/canvas-manager?artist=${chosen}`);
  // An address without a workspace uses the last one.
  await page.goto('/concerts');
  await expect(page).toHaveURL(`/concerts?artist=${chosen}`);
});

// Proves ownership: Concerts and campaigns of a whole label
test('a label sees the concerts and campaigns of all its artists, and adds a concert for one @release', async ({
  page,
}) => {
  await signIn(page, 'label');
  await page.goto('/concerts');
  await expect(page).toHaveURL(/\/concerts\?label=/);
  const head = page.getByRole('heading', { level: 2, name: /^Todos los artistas de / });
  await expect(head).toBeVisible();
  await page.getByRole('button', { name: 'Agregar Concierto' }).click();
  const question = page.getByRole('dialog', { name: '¿Para quién?' });
  const artist = question.getByRole('button').filter({ hasText: 'Artista' }).first();
  const name = (await artist.locator('[translate=no]').textContent()) ?? '';
  await artist.click();
  const form = page.getByRole('dialog', { name: 'Agregar Nuevo Concierto' });
  await form.getByLabel('Título del concierto').fill('Noche de todos');
  await form.getByLabel('Lugar', { exact: true }).fill('Sala Uno');
  await form.getByLabel('Fecha', { exact: true }).fill('2027-06-12');
  await form.getByRole('button', { name: 'Crear Concierto' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Noche de todos/ })).toContainText(name);
  await navigate(page, 'Marquee');
  await expect(page).toHaveURL(/\/spotify-marquee\?label=/);
  await expect(head).toBeVisible();
});

// Proves ownership: An administrator meets no empty question
test('an administrator starts with an artist, and finds another @release', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/spotify-marquee');
  await expect(page).toHaveURL(/\?artist=/);
  const first = artistIn(page);
  await chooseWorkspace(page, 'nora', 'Nora Quintavalle');
  await expect(page.getByRole('heading', { level: 2, name: 'Nora Quintavalle' })).toBeVisible();
  expect(artistIn(page)).not.toBe(first);
  await page.goto('/spotify-for-artists');
  await expect(page.getByRole('heading', { level: 2, name: 'Nora Quintavalle' })).toBeVisible();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // Proves ownership: On a phone
  test('on a phone the offices are an entry of the bottom navigation @release', async ({
    page,
  }) => {
    await signIn(page, 'label');
    await page.goto('/');
    const bottom = page.getByRole('navigation', { name: 'Principal' });
    await bottom.getByRole('button', { name: 'Trabajo' }).click();
    const sheet = page.getByRole('dialog', { name: 'Trabajo' });
    await sheet.getByRole('link', { name: 'Historias' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Historias' })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await bottom.getByRole('button', { name: 'Trabajo' }).click();
    await sheet.getByRole('button', { name: /\. Cambiar$/ }).click();
    const choice = page.getByRole('dialog', { name: '¿Con quién trabajas?' });
    await choice.getByRole('link').filter({ hasText: 'Artista' }).first().click();
    await expect(page).toHaveURL(/\/artist-stories\?artist=/);
  });

  test('a listener has no such entry @release', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    const bottom = page.getByRole('navigation', { name: 'Principal' });
    await expect(bottom.getByRole('link', { name: 'Inicio' })).toBeVisible();
    await expect(bottom.getByRole('button', { name: 'Trabajo' })).toHaveCount(0);
  });
});
