import type { Page } from '@playwright/test';

export const navigate = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
