import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

// Proves shell: Focus, scroll and back
test('a new page starts at its top with the focus, and back returns to the position @release', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await expectSettled(page);
  const lastCard = page.getByRole('region', { name: 'Hecho para ti' }).getByRole('link').last();
  await lastCard.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  const top = await scrolled(page);

  await lastCard.click();
  await expect(page).toHaveTitle(/ · Tonada$/);
  await expect(page).not.toHaveTitle('Inicio · Tonada');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  const firstLink = page.getByRole('main').getByRole('link').first();
  await firstLink.waitFor();
  await page.keyboard.press('Tab');
  await expect(firstLink).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Inicio · Tonada');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(top);

  await page.goForward();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect.poll(() => scrolled(page)).toBe(top);
});

test('a page for listeners opens after the login, at the same position @release', async ({
  page,
}) => {
  const address = '/collection/tracks?x=1#y';
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle('Canciones que te gustan · Tonada');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('typing a query does not take the focus from the box @release', async ({ page }) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('noche');
  await expect(page).toHaveURL('/search?q=noche');
  await page.getByRole('grid', { name: 'Canciones' }).waitFor();
  await expect(box).toBeFocused();
});
