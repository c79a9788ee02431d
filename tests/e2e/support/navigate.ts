import type { Page } from '@playwright/test';

/** Follows a link of the main navigation, by its words. */
export const navigate = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
