import { expect, type Page } from '@playwright/test';

export async function chooseWorkspace(page: Page, text: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /\. Cambiar$/ }).click();
  const choice = page.getByRole('dialog', { name: '¿Con quién trabajas?' });
  await choice.getByRole('searchbox').fill(text);
  await choice.getByRole('link', { name }).first().press('Enter');
  await expect(choice).toHaveCount(0);
}
