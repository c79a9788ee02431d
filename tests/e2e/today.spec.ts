import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

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
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('No encontramos', { exact: false })).toHaveCount(0);
}

// Proves today: Each home, and the act of a line
test('each office begins with what waits, and a line leads there @release-narrow', async ({
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
