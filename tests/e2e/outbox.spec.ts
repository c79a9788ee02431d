import type { BrowserContext, Page } from '@playwright/test';
import type { FullArtist } from '#contract/artist.ts';
import type { FollowedArtist } from '#contract/collection.ts';
import { signInAsNewListener, testPassword } from './support/accounts.ts';
import { findNamedPages } from './support/catalogue.ts';
import { guardConsole } from './support/console-guard.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true });

const unreached = [/Failed to load resource/, /\[tonada\] /];
const list = '**/api/user/followed-artists*';

const follow = (page: Page) => page.getByRole('button', { name: 'SEGUIR', exact: true });
const following = (page: Page) => page.getByRole('button', { name: 'SIGUIENDO', exact: true });
const waiting = 'Solo en este dispositivo';

async function findArtist({ request }: Page) {
  const target = (await findNamedPages(request)).find(({ path }) => path.startsWith('/artist/'));
  if (!target) throw new Error('The demo catalogue has no artist.');
  const address = `/api${target.path.replace('/artist/', '/artists/')}`;
  return {
    ...target,
    // Tested by the server's own tests.
    followers: async () => ((await (await request.get(address)).json()) as FullArtist).followers,
  };
}

/** Blocks the list's calls; returns a function that unblocks them. */
async function cutOff(context: BrowserContext) {
  await context.route(list, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(list);
}

function watchDeliveries(context: BrowserContext): string[] {
  const tokens: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const request = response.request();
    if (pathname !== '/api/user/followed-artists' || request.method() !== 'POST') return;
    tokens.push((request.headers()['authorization'] ?? '').replace('Bearer ', ''));
  });
  return tokens;
}

// Proves outbox: Delivered once when the network is back, with two tabs
test('a follow without a network is delivered once when it is back, with two tabs open @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(...unreached);
  const { token } = await signInAsNewListener(page);
  const artist = await findArtist(page);
  const before = await artist.followers();
  const deliveries = watchDeliveries(context);
  const letThrough = await cutOff(context);

  await page.goto(artist.path);
  await follow(page).click();
  await expect(following(page)).toHaveAccessibleDescription(waiting);
  await page.reload();
  await touch(page);
  await expect(following(page)).toHaveAccessibleDescription(waiting);

  const tab = await context.newPage();
  const guard = guardConsole(tab);
  guard.allow(...unreached);
  await tab.goto(artist.path);
  await touch(tab);
  await expect(following(tab)).toHaveAccessibleDescription(waiting);

  await page.goto('/profile?tab=privacy');
  const pending = page.getByRole('listitem').filter({ hasText: `Seguir a ${artist.title}` });
  await expect(pending).toContainText(waiting);
  await touch(page);

  await context.setOffline(true);
  await letThrough();
  await context.setOffline(false);
  await expect.poll(() => artist.followers()).toBe(before + 1);
  await expect(pending).toBeHidden();
  await expect(following(tab)).toHaveAccessibleDescription('');
  expect(deliveries).toEqual([token]);
  guard.expectSilence();
});

// Proves outbox: Waits for its user's return, sent by nobody else
test('changes wait when the session expires, and no other user delivers them @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(...unreached);
  const { user, token } = await signInAsNewListener(page);
  const artist = await findArtist(page);
  const before = await artist.followers();
  const deliveries = watchDeliveries(context);
  const letThrough = await cutOff(context);
  await page.goto(artist.path);
  await follow(page).click();
  await expect(following(page)).toHaveAccessibleDescription(waiting);
  // Signs out as another device would.
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
  await letThrough();

  await test.step('somebody else uses the device', async () => {
    await signInAsNewListener(page);
    const answered = page.waitForResponse(list);
    await page.goto(artist.path);
    await touch(page);
    await answered;
    await expect(follow(page)).toBeVisible();
    await page.getByRole('button', { name: /^Menú de / }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/login');
    expect(deliveries).toEqual([]);
    expect(await artist.followers()).toBe(before);
  });

  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => artist.followers()).toBe(before + 1);
  await expect.poll(() => deliveries).toHaveLength(1);
});

// Proves outbox: Followed and left on another device
test('an artist followed on one device is followed on another, and can be unfollowed there @release', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signInAsNewListener(page);
  const artist = await findArtist(page);
  const headers = { authorization: `Bearer ${token}` };
  const onServer = async () => {
    const answer = await page.request.get('/api/user/followed-artists', { headers });
    return ((await answer.json()) as FollowedArtist[]).map(({ name }) => name);
  };
  await page.goto(artist.path);
  await follow(page).click();
  await expect.poll(onServer).toEqual([artist.title]);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await other.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const device = await other.newPage();
  await device.goto(artist.path);
  await touch(device);
  await following(device).click();
  await expect(follow(device)).toBeVisible();
  await expect.poll(onServer).toEqual([]);
  await other.close();

  await page.reload();
  await touch(page);
  await expect(follow(page)).toBeVisible();
});
