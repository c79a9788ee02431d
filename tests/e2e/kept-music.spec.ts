import { keepSession, registerListener } from './support/accounts.ts';
import { getPlayButtons, getPlayer, onceRendered } from './support/player.ts';
import { makePlaylist } from './support/playlists.ts';
import { countPlays, shortenTracks } from './support/short-tracks.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true, serviceWorkers: 'allow' });

// Proves offline: Saved from any menu
// Proves offline: What plays
// Proves offline: Counted once
test('a playlist is kept, plays and is liked without a network, and counts once @release', async ({
  page,
  context,
  ownServer,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)/, /\[tonada\] /);
  await shortenTracks(ownServer, 20);
  const session = await registerListener(page.request);
  const { token } = session;
  const headers = { authorization: `Bearer ${token}` };
  const data = { subscriptionType: 'premium', paymentMethod: 'card', period: 'month' };
  const paid = await page.request.put('/api/user/subscription', { headers, data });
  expect(paid.ok()).toBe(true);
  const { path, titles } = await makePlaylist(page.request, token, { name: 'Tren', tracks: 2 });
  const [title = ''] = titles;
  await keepSession(page, session);
  await page.goto(path);
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);

  await test.step('saved as a whole', async () => {
    await page.getByRole('button', { name: 'Más opciones de la playlist Tren' }).click();
    await page.getByRole('menuitem', { name: 'Guardar sin conexión' }).click();
    await expect(page.getByText('«Tren» ya suena sin conexión.')).toBeVisible(onceRendered);
    await page.goto('/collection/offline');
    await expect(page.getByRole('main').getByText('2 de 2 canciones')).toBeVisible();
    await touch(page);
    await page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);
  });

  const since = new Date().toISOString();
  const player = getPlayer(page);
  await test.step('opened, played and liked without a network', async () => {
    await context.setOffline(true);
    await page.goto('/collection/offline');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
    await expect(getPlayButtons(page)).toHaveCount(2);
    const field = page.getByRole('searchbox', { name: 'Buscar en lo que suena sin conexión' });
    await field.fill(title);
    await expect(getPlayButtons(page)).toHaveCount(1);
    await field.fill('');
    await expect(getPlayButtons(page)).toHaveCount(2);
    await getPlayButtons(page).first().click();
    await player.passes(12);
    await player.button('Pausar').click();
    await page
      .getByRole('main')
      .getByRole('row')
      .getByRole('button', { name: `Añadir ${title} a Canciones que te gustan` })
      .click();
  });

  await test.step('counted once with the network', async () => {
    const track = await page.request.get('/api/search?q=noche').catch(() => null);
    expect(track).not.toBeNull();
    const found = (await track?.json()) as { tracks: { id: string; title: string }[] };
    const trackId = found.tracks[0]?.id ?? '';
    const heard = { trackId, token, since };
    await context.setOffline(false);
    await expect.poll(() => countPlays(ownServer, heard), { timeout: 30_000 }).toBe(1);
    await expect
      .poll(async () => {
        const liked = await page.request.get('/api/user/liked-tracks', { headers });
        return ((await liked.json()) as { id: string }[]).map(({ id }) => id);
      })
      .toEqual([trackId]);
    await page.reload();
    await touch(page);
    await expect(getPlayButtons(page)).toHaveCount(2);
    expect(await countPlays(ownServer, heard)).toBe(1);
  });
});
