import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { guardConsole } from './support/console-guard.ts';
import { isDataCall } from './support/held-calls.ts';
import {
  bareScreens,
  inWindows,
  namedScreens,
  openScreens,
  ownScreens,
} from './support/screens.ts';
import { expectSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

/** Messages of the browser and the application about a failed call. */
const outage = /ERR_FAILED|\/nadie\)$|\[tonada\] /;

/** Pages that are complete without an answer. */
const needsNothing = new Set([
  ...bareScreens,
  '/collection/import',
  '/collection/offline',
  '/profile',
  ...['profile', 'subscription', 'security'].map((tab) => `/profile?tab=${tab}`),
]);

/** Expects sample data with its notice, or a failure with a retry. */
async function expectHonest(page: Page, address: string) {
  const { allow, expectSilence } = guardConsole(page);
  allow(outage);
  // Without this answer everybody is a visitor.
  await page.route(isDataCall, (route) =>
    route.request().url().endsWith('/api/auth/me') ? route.continue() : route.abort(),
  );
  await page.goto(address);
  await expectSettled(page);
  await expect(page.getByRole('main')).not.toBeEmpty();
  if (!needsNothing.has(address)) {
    const banner = page.getByRole('status').filter({ hasText: 'datos de ejemplo' });
    const failure = page.getByRole('main').getByRole('alert');
    const retry = banner.or(failure).getByRole('button', { name: 'Reintentar' });
    await expect(retry.first(), address).toBeVisible();
  }
  expectSilence();
}

// Proves failures: Every screen has an answer
test('without an answer of the server every screen shows samples or a retry @release', async ({
  page,
}) => {
  test.slow();
  const named = await namedScreens(page);
  const unknown = named.map((path) => path.replace(/[^/]+$/, 'nadie'));
  // A visitor's page of these includes its data.
  const bringsData = (address: string) => /^\/($|(album|artist|playlist)\/)/.test(address);
  const asking = [...openScreens, ...named].filter((address) => !bringsData(address));
  const screens = [...asking, ...unknown, ...bareScreens];
  await inWindows(page, screens, expectHonest);
  await signIn(page);
  await inWindows(page, ['/', ...ownScreens, ...named.filter(bringsData)], expectHonest);
});
