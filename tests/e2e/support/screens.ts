import type { Page } from '@playwright/test';
import { findNamedPlaces } from './catalogue.ts';

/** Screens of document 1 that anybody opens, without those about a thing. */
export const openScreens = ['/', '/search', '/search?q=noche'];

/** The sub-tabs of the profile. */
const tabs = ['profile', 'subscription', 'privacy', 'notifications', 'security'];

/** Screens that only a signed-in person opens. */
export const ownScreens = [
  '/collection/playlists',
  '/collection/tracks',
  '/profile',
  ...tabs.map((tab) => `/profile?tab=${tab}`),
];

/** Screens without sidebar and player. */
export const bareScreens = ['/login', '/register', '/forgot-password', '/reset-password'];

/** One screen of each kind that is about a thing. */
export const namedScreens = async (page: Page): Promise<string[]> =>
  (await findNamedPlaces(page.request)).map(({ path }) => path);

/** How many windows a test opens at a time: as many as two cores can draw. */
const windows = 3;

/** Does something at each address, each in its own window of the same browser. */
export async function inWindows(
  page: Page,
  addresses: readonly string[],
  visit: (window: Page, address: string) => Promise<void>,
): Promise<void> {
  const left = [...addresses];
  const work = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      const window = await page.context().newPage();
      await visit(window, address);
      await window.close();
    }
  };
  await Promise.all(Array.from({ length: windows }, work));
}
