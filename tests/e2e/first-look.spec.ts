import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('home opens for a visitor and reads well @release-narrow @release', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Tonada$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
