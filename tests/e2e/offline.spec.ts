import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { getLayoutShifts, watchLayoutShifts } from './support/layout-shift.ts';
import { navigate } from './support/navigate.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

const line = (page: Page) => page.getByRole('status').getByText('Sin conexión', { exact: true });
const featured = (page: Page) =>
  page.getByRole('region', { name: 'Hecho para ti' }).getByRole('listitem');
const recent = (page: Page) => page.getByRole('region', { name: 'Reproducido recientemente' });

const fetchedAhead = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);

const isAnnouncedQuietly = async (page: Page) => {
  await expect(line(page)).toBeVisible();
  await expect(page.getByText('No pudimos conectar')).toBeHidden();
};

/** The line is above the player, and the page's last content can scroll above it. */
async function expectNothingCovered(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const boxes = [
    page.getByRole('main').getByRole('link').last(),
    line(page),
    getPlayer(page).bar,
  ].map((part) => part.boundingBox());
  const [last, message, player] = await Promise.all(boxes);
  if (!last || !message || !player) throw new Error('One of them is not shown.');
  expect(last.y + last.height).toBeLessThanOrEqual(message.y);
  expect(message.y + message.height).toBeCloseTo(player.y, 0);
}

// Proves failures: Without a network
test('without a network the page stays, music continues, and everything recovers', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/, /\[tonada\] /);
  await page.addInitScript(watchLayoutShifts);
  await signIn(page);
  await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(0);
  await fetchedAhead(page);
  await navigate(page, 'Inicio');
  await featured(page).first().waitFor();
  // Home has all its answers, so no sample data is shown.
  await recent(page).getByRole('button').first().waitFor();
  const names = await featured(page).allTextContents();

  await test.step('a quiet line says so, and nothing moves', async () => {
    await page.evaluate(() => {
      globalThis.layoutShifts = [];
    });
    await context.setOffline(true);
    await isAnnouncedQuietly(page);
    expect(await getLayoutShifts(page)).toEqual([]);
    await expectNothingCovered(page);
  });

  await test.step('the page stays, and the music continues', async () => {
    const heard = Number(await player.progress.inputValue());
    await navigate(page, 'Buscar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar');
    await navigate(page, 'Inicio');
    await expect.poll(() => featured(page).allTextContents()).toEqual(names);
    await expect(page.getByText('datos de ejemplo')).toBeHidden();
    await player.passes(heard + 1);
    await isAnnouncedQuietly(page);
  });

  await test.step('a page that was never opened waits for the network', async () => {
    const link = featured(page).last().getByRole('link').first();
    await link.click();
    await expect(page).toHaveURL(/\/playlist\//);
    const examples = page.getByText('Esto son datos de ejemplo, no los tuyos.');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(examples.or(failure)).toBeVisible();
    await isAnnouncedQuietly(page);
    await context.setOffline(false);
    await expect(line(page)).toBeHidden();
    await expect(examples.or(failure)).toBeHidden();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  });
});

test('a song that could not be loaded waits for the network and plays @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/, /\[tonada\] /);
  await signIn(page);
  const [, next = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(0);
  await fetchedAhead(page);
  await context.setOffline(true);
  await player.button('Siguiente').click();
  await expect(page.getByText(`Sin conexión no podemos reproducir «${next}».`)).toBeVisible();
  await context.setOffline(false);
  await player.passes(0);
  await expect(player.title).toHaveText(next);
});

// Proves search: … and the results come with it
test('a search without a network says so once, and its results come with it @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/, /\[tonada\] /);
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Top Global/ }).waitFor();
  await main.getByRole('heading', { level: 1 }).click();
  await fetchedAhead(page);
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('noche');
  await expect(main.getByText('Sin conexión no podemos buscar')).toBeVisible();
  await expect(page.getByText('datos de ejemplo')).toBeHidden();
  await expect(main.getByRole('row')).toHaveCount(0);
  await context.setOffline(false);
  await expect(main.getByRole('row').nth(1)).toBeVisible();
});

test('in a narrow window the line is above the player and covers nothing @narrow @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/, /\[tonada\] /);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await fetchedAhead(page);
  await context.setOffline(true);
  await isAnnouncedQuietly(page);
  await expectNothingCovered(page);
  await navigate(page, 'Buscar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar');
  await context.setOffline(false);
  await expect(line(page)).toBeHidden();
});
