import type { Page } from '@playwright/test';
import type { Role } from '#contract/user.ts';
import { findNamedPlaces } from './catalogue.ts';
import { isOpenTo, type ListedScreen, listedScreens } from './listed-screens.ts';

const listed = await listedScreens();
const pathsOf = (screens: readonly ListedScreen[]) => screens.map(({ path }) => path);

/** Screens that anybody opens, without those about a thing. */
export const openScreens = [
  ...pathsOf(listed.filter(({ access, isBare }) => access === 'public' && !isBare)),
  '/search?q=noche',
];

/** The sub-tabs of the profile. */
const tabs = ['profile', 'subscription', 'privacy', 'notifications', 'security'];

/** Screens that only a signed-in person opens. */
export const ownScreens = [
  ...pathsOf(listed.filter(({ access }) => access === 'listener')),
  ...tabs.map((tab) => `/profile?tab=${tab}`),
];

/** Screens without sidebar and player. */
export const bareScreens = pathsOf(listed.filter(({ isBare }) => isBare));

/** Screens that only some may open, with what they have to be allowed. */
export const guardedScreens = listed.filter(
  ({ access }) => !['public', 'listener'].includes(access),
);

/** Those of them that a role may open. */
export const guardedScreensOf = (role: Role): string[] =>
  pathsOf(guardedScreens.filter(({ access }) => isOpenTo(role, access)));

/** The further tabs of a screen. */
export const tabsOf = (address: string): readonly string[] =>
  listed.find(({ path }) => path === address)?.tabs ?? [];

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
