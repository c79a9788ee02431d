import type { Page } from '@playwright/test';
import type { Role } from '#contract/user.ts';
import { findNamedPages } from './catalogue.ts';
import { isOpenTo, type ListedScreen, listedScreens } from './listed-screens.ts';

const listed = await listedScreens();
const getPaths = (screens: readonly ListedScreen[]) => screens.map(({ path }) => path);

export const openScreens = [
  ...getPaths(listed.filter(({ access, isBare }) => access === 'public' && !isBare)),
  '/search?q=noche',
];

const tabs = ['profile', 'subscription', 'privacy', 'notifications', 'security'];

/** Screens for signed-in users. */
export const ownScreens = [
  ...getPaths(listed.filter(({ access }) => access === 'listener')),
  ...tabs.map((tab) => `/profile?tab=${tab}`),
];

export const bareScreens = getPaths(listed.filter(({ isBare }) => isBare));

/** Screens that need a right. */
export const guardedScreens = listed.filter(
  ({ access }) => !['public', 'listener'].includes(access),
);

export const getGuardedScreens = (role: Role): string[] =>
  getPaths(guardedScreens.filter(({ access }) => isOpenTo(role, access)));

export const getTabs = (address: string): readonly string[] =>
  listed.find(({ path }) => path === address)?.tabs ?? [];

export const namedScreens = async (page: Page): Promise<string[]> =>
  (await findNamedPages(page.request)).map(({ path }) => path);

/** As many windows at a time as two cores can draw. */
const windows = 3;

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
