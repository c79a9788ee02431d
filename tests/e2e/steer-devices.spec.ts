import type { Page } from '@playwright/test';
import { playerLimits } from '#contract/limits.ts';
import type { AuthResponse } from '#contract/session.ts';
import { keepSession, registerListener, testPassword } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { guardConsole } from './support/console-guard.ts';
import { getPlayButtons, getPlayer, openTracks } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

const continueHere = (page: Page) => page.getByRole('button', { name: 'Seguir aquí' });
const devices = (page: Page) => page.getByRole('dialog', { name: 'Dispositivos' });
const position = (page: Page) =>
  getPlayer(page).progress.evaluate((element: HTMLInputElement) => Number(element.value));

/** Opens a page for the account as on another device, by a session of its own. */
async function openThere(page: Page, { user }: AuthResponse): Promise<void> {
  const data = { email: user.email, password: testPassword };
  const answer = await page.request.post('/api/auth/login', { data });
  await keepSession(page, (await answer.json()) as AuthResponse);
  await page.goto('/search?q=noche');
  await getPlayButtons(page).first().waitFor();
  await touch(page);
}

/** Seconds that a large step leaves behind, and little listening reaches. */
const sought = 8;

// Proves devices: Seguir aquí
// Proves devices: Steering
test('the music goes on on another device, and is steered from the first @release', async ({
  page,
  theirPage: there,
}) => {
  const guard = guardConsole(there);
  const account = await keepSession(page, await registerListener(page.request));
  const [first = '', second = ''] = await openTracks(page);
  const here = getPlayer(page);
  const other = getPlayer(there);
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/player/position') && response.ok(),
  );
  await getPlayButtons(page).first().click();
  await here.passes(2);
  await kept;

  await test.step('it goes on within a second of where it was', async () => {
    await openThere(there, account);
    await expect(there.getByText(`«${first}» suena en`)).toBeVisible();
    await expect(other.button('Pausar')).toBeHidden();
    const before = await position(page);
    const pressed = Date.now();
    await continueHere(there).click();
    await expect(other.button('Pausar')).toBeVisible();
    await expect(other.title).toHaveText(first);
    await expect(here.button('Reproducir')).toBeVisible();
    await other.passes(before);
    const since = (Date.now() - pressed) / 1000;
    expect(await position(there)).toBeLessThan(before + since + 1.5);
  });

  await test.step('the first device pauses, skips, seeks and turns down the other', async () => {
    await here.button('Dispositivos').click();
    const dialog = devices(page);
    await expect(dialog.getByText(`Suena: ${first}`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Siguiente en / }).click();
    await expect(other.title).toHaveText(second);
    await expect(dialog.getByText(`Suena: ${second}`)).toBeVisible();
    await dialog.getByRole('button', { name: /^Pausar en / }).click();
    await expect(other.button('Reproducir')).toBeVisible();
    await dialog.getByRole('slider', { name: /^Progreso en / }).press('PageUp');
    await expect.poll(() => position(there)).toBeGreaterThan(sought);
    const volume = there.getByRole('slider', { name: 'Volumen' });
    const loud = await volume.inputValue();
    await dialog.getByRole('slider', { name: /^Volumen en / }).press('ArrowLeft');
    await expect(volume).not.toHaveValue(loud);
    await dialog.getByRole('button', { name: /^Reproducir en / }).click();
    await other.passes(sought);
  });

  await test.step('and takes the music back', async () => {
    await continueHere(page).first().click();
    await expect(other.button('Reproducir')).toBeVisible();
    // Nothing behind an open dialog can be found by its role.
    await page.keyboard.press('Escape');
    await expect(here.title).toHaveText(second);
    await here.passes(sought);
    await expect(here.button('Pausar')).toBeVisible();
  });
  guard.expectSilence();
});

// Proves devices: Gone
test('a device that is closed leaves its music to the other @release', async ({
  page,
  theirPage: there,
}) => {
  const account = await keepSession(page, await registerListener(page.request));
  await openThere(there, account);
  const [first = ''] = await openTracks(there);
  await getPlayButtons(there).first().click();
  await getPlayer(there).passes(2);
  await openThere(page, account);
  await expect(page.getByText(`«${first}» suena en`)).toBeVisible();
  await there.close();
  await getPlayer(page).button('Dispositivos').click();
  await expect(devices(page).getByText(/^Visto por última vez/)).toBeVisible({ timeout: 20_000 });
  await continueHere(page).first().click();
  await page.keyboard.press('Escape');
  await expect(getPlayer(page).title).toHaveText(first);
  await getPlayer(page).passes(2);
});

// Proves devices: Offline
test('a device without a network plays on, until another one has taken the music @release', async ({
  page,
  theirPage: there,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|\[tonada\]/);
  const account = await keepSession(page, await registerListener(page.request));
  const [first = ''] = await openTracks(page);
  await getPlayButtons(page).first().click();
  await getPlayer(page).passes(1);
  await openThere(there, account);
  await expect(there.getByText(`«${first}» suena en`)).toBeVisible();
  await page.context().setOffline(true);
  await continueHere(there).click();
  await getPlayer(there).passes(1);
  await page.context().setOffline(false);
  await expect(getPlayer(page).button('Reproducir')).toBeVisible({ timeout: 20_000 });
  await expect(getPlayer(there).button('Pausar')).toBeVisible();
});

// Proves devices: Ten thousand
test('ten thousand songs survive a reload and move to another device @release', async ({
  page,
  theirPage: there,
}) => {
  test.slow();
  const account = await keepSession(page, await registerListener(page.request));
  const headers = { authorization: `Bearer ${account.token}` };
  const found = await page.request.get('/api/search?q=noche', { headers });
  const { tracks } = (await found.json()) as { tracks: { id: string }[] };
  const ids = tracks.map(({ id }) => id);
  const trackIds = Array.from(
    { length: playerLimits.entries },
    (_, place) => ids[place % ids.length],
  );
  const made = await page.request.post('/api/playlists', {
    headers,
    data: { name: 'Diez mil', description: '' },
  });
  const { id } = (await made.json()) as { id: string };
  for (let from = 0; from < trackIds.length; from += 500) {
    const data = { trackIds: trackIds.slice(from, from + 500), allowDuplicates: true };
    const added = await page.request.post(`/api/playlists/${id}/tracks/several`, { headers, data });
    expect(added.ok()).toBe(true);
  }
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (/\/player\/(queue|position)$/.test(request.url()))
      sizes.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.goto(`/playlist/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Reproducir/ })
    .first()
    .click();
  await getPlayer(page).passes(1);
  const countKept = async () => {
    const queue = await page.request.get('/api/user/player/queue', { headers });
    return queue.ok() ? ((await queue.json()) as { entries: unknown[] }).entries.length : 0;
  };
  await expect.poll(countKept, { timeout: 60_000 }).toBe(playerLimits.entries);
  const whole = sizes.length;
  await getPlayer(page).button('Siguiente').click();
  await expect.poll(() => sizes.length).toBeGreaterThan(whole);
  expect(Math.max(...sizes.slice(whole))).toBeLessThan(2_000);
  await getPlayer(page).button('Pausar').click();

  const countStored = () =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('playback-queue') ?? '{}') as {
        tracks?: unknown[];
      };
      return stored.tracks?.length;
    });
  await expect.poll(countStored, { timeout: 20_000 }).toBe(playerLimits.entries);
  await page.reload();
  await expect(getPlayer(page).button('Reproducir')).toBeVisible();
  expect(await countStored()).toBe(playerLimits.entries);

  await openThere(there, account);
  await continueHere(there).click();
  await getPlayer(there).passes(1);
  const shown = there.getByRole('region', { name: 'Reproductor' });
  await shown.getByRole('button', { name: 'Cola de reproducción' }).click();
  await expect(
    there
      .getByRole('region', { name: 'Cola de reproducción' })
      .getByText(/9\.\d{3}|10\.000/)
      .first(),
  ).toBeVisible({ timeout: 60_000 });
});
