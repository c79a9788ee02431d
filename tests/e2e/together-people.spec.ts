import type { AdminUser } from '#contract/administration.ts';
import { registerListener, keepSession, signIn, signInAsNewListener } from './support/accounts.ts';
import { hear, join, openPerson, openSession } from './support/listen-together.ts';
import { getPlayButtons, getPlayer, openTracks } from './support/player.ts';
import { countPlays, shortenTracks } from './support/short-tracks.ts';
import { expect, test, testOnOwnServer } from './support/test.ts';

// Proves together: Plays
testOnOwnServer(
  'a song that two people hear together counts once for each @release',
  async ({ page, theirPage: her, ownServer }) => {
    test.slow();
    await shortenTracks(ownServer, 20);
    const since = new Date().toISOString();
    const his = await signInAsNewListener(page);
    const answer = await page.request.get('/api/search?q=noche');
    const { tracks } = (await answer.json()) as { tracks: { id: string; title: string }[] };
    await openTracks(page);
    await getPlayButtons(page).first().click();
    await getPlayer(page).passes(1);
    const dialog = await openSession(page);
    await dialog.getByRole('button', { name: 'Empezar una sesión' }).click();
    const link = await dialog.getByLabel('Enlace para entrar').inputValue();
    await page.keyboard.press('Escape');

    const hers = await registerListener(her.request);
    await keepSession(her, hers);
    await her.goto(link);
    await her.getByRole('button', { name: 'Entrar en la sesión' }).click();
    await getPlayer(her).passes(1);

    // What they hear together from its beginning.
    const playing = await getPlayer(her).title.textContent();
    const at = tracks.findIndex(({ title }) => title === playing);
    const [next, later] = tracks.slice(at + 1);
    if (at < 0 || !next || !later) throw new Error('The queue is too short.');
    for (const { title } of [next, later])
      for (const each of [page, her])
        await expect(getPlayer(each).title).toHaveText(title, { timeout: 60_000 });
    await getPlayer(page).passes(3);
    for (const { token } of [his, hers]) {
      const heard = { trackId: next.id, token, since };
      await expect.poll(() => countPlays(ownServer, heard), { timeout: 30_000 }).toBe(1);
    }
  },
);

// Proves together: A suspended account
test('a suspended guest hears nothing more of the session, and a suspended host hands it on @release', async ({
  page,
  browser,
}) => {
  const { token: staff } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${staff}` };
  const suspend = async (id: string) => {
    const path = `/api/admin/users/${id}`;
    const seen = (await (await page.request.get(path, { headers })).json()) as AdminUser;
    const { name, email, subscription, role, status, country } = seen;
    const data = {
      seen: { name, email, subscription, role, status, country },
      changes: { status: 'suspended' },
    };
    expect((await page.request.patch(path, { headers, data })).status()).toBe(200);
  };
  const [hostContext, host] = await openPerson(browser);
  const [guestContext, guest] = await openPerson(browser);
  const [thirdContext, third] = await openPerson(browser);
  const hostAccount = await signInAsNewListener(host);
  await openTracks(host);
  await getPlayButtons(host).first().click();
  await getPlayer(host).passes(1);
  const dialog = await openSession(host);
  await dialog.getByRole('button', { name: 'Empezar una sesión' }).click();
  const link = await dialog.getByLabel('Enlace para entrar').inputValue();
  const guestAccount = await join(guest, link);
  await join(third, link);
  for (const each of [guest, third]) await expect.poll(() => hear(each)).not.toBeNull();

  await test.step('the guest hears nothing within a second', async () => {
    await suspend(guestAccount.user.id);
    await expect.poll(() => hear(guest), { timeout: 3_000 }).toBeNull();
    await expect(dialog.getByText('En la sesión')).toHaveCount(1);
    await expect.poll(() => hear(third)).not.toBeNull();
  });
  await test.step('the next person is the host', async () => {
    await suspend(hostAccount.user.id);
    await expect.poll(() => hear(host), { timeout: 3_000 }).toBeNull();
    const hers = await openSession(third);
    await expect(hers.getByRole('button', { name: 'Pausar para todos' })).toBeVisible();
    await expect.poll(() => hear(third)).not.toBeNull();
  });
  for (const context of [hostContext, guestContext, thirdContext]) await context.close();
});
