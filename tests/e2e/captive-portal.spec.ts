import { signInAsNewListener } from './support/accounts.ts';
import { getPlayButtons, getPlayer, openTracks } from './support/player.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

const page200 = { contentType: 'text/html', body: '<h1>Wi-Fi del tren: inicia sesión</h1>' };

// Proves failures: A page in place of an answer
// Proves offline: Named once
test('a network that answers with a page of its own is no connection, and loses nothing @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  const { token } = await signInAsNewListener(page);
  const [, next = '', liked = ''] = await openTracks(page);
  const main = page.getByRole('main');
  const player = getPlayer(page);
  const line = page.getByRole('status').getByText('Sin conexión con Tonada', { exact: true });
  await getPlayButtons(page).first().click();
  await player.passes(0);
  await page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);

  let calls = 0;
  await context.route('**/api/**', (route) => {
    calls += 1;
    return route.fulfill(page200);
  });

  await test.step('it is said once, songs without a copy are muted, and the music waits', async () => {
    await player.button('Siguiente').click();
    await expect(page.getByText(`Sin conexión no podemos reproducir «${next}».`)).toBeVisible();
    await expect(line).toBeVisible();
    await expect(main.getByRole('row').nth(3)).toContainText('Solo con conexión');
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  });

  await test.step('a like is kept, and the page is not asked for again and again', async () => {
    const heart = (name: string) => main.getByRole('row').getByRole('button', { name });
    await heart(`Añadir ${liked} a Canciones que te gustan`).first().click();
    await expect(heart(`Quitar ${liked} de Canciones que te gustan`).first()).toBeVisible();
    await expect(line).toBeVisible();
    expect(calls).toBeLessThan(40);
  });

  await test.step('everything goes on by itself once the server answers', async () => {
    await context.unroute('**/api/**');
    await expect(line).toBeHidden({ timeout: 60_000 });
    await expect(main.getByText('Solo con conexión')).toHaveCount(0);
    await player.passes(0);
    await expect(player.title).toHaveText(next);
    const headers = { authorization: `Bearer ${token}` };
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/user/liked-tracks', { headers });
        return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
      })
      .toEqual([liked]);
  });
});
