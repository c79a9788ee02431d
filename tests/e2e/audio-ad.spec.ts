import type { APIRequestContext } from '@playwright/test';
import type { MarqueeCampaign } from '#contract/marquee.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import { demoEmail, registerListener } from './support/accounts.ts';
import { withDemoServer } from './support/demo-server.ts';
import { getPlayer, onceRendered } from './support/player.ts';
import { day } from './support/promotion.ts';
import { shortenTracks } from './support/short-tracks.ts';
import { expect, test } from './support/test.ts';

const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

async function signedIn(request: APIRequestContext, role: 'artist' | 'admin') {
  const data = { email: demoEmail(role), password: demoPassword };
  return (await (await request.post('/api/auth/login', { data })).json()) as { token: string };
}

/** Runs an artist's audio campaign for all on the free plan, which an admin agreed to. */
async function runCampaign(request: APIRequestContext) {
  const artist = await signedIn(request, 'artist');
  const headers = as(artist);
  const known = await request.get('/api/promotion/marquee/tracks', { headers });
  const [track] = (await known.json()) as { id: string; title: string; artist: string }[];
  if (!track) throw new Error('The demo artist has no track.');
  const id = crypto.randomUUID();
  const data = {
    id,
    at: new Date().toISOString(),
    trackId: track.id,
    trackTitle: track.title,
    artistName: track.artist,
    campaignName: 'Entre canciones',
    budget: 100,
    startDate: day(0),
    endDate: day(3),
    adFormat: 'audio_ad',
    targetAudience: { ageRange: 'all', genres: [], countries: [], interests: [] },
    creativeAssets: { image: '', video: '', audio: '', copy: '' },
  };
  const calls = [
    await request.post('/api/promotion/marquee', { headers, data }),
    await request.post(`/api/promotion/marquee/${id}/activate`, { headers }),
    await request.post(`/api/admin/marquee/${id}/approve`, {
      headers: as(await signedIn(request, 'admin')),
      data: { budget: 100 },
    }),
  ];
  for (const call of calls) expect(call.ok(), await call.text()).toBe(true);
  return {
    track,
    read: async () => {
      const list = await request.get('/api/promotion/marquee', { headers });
      return ((await list.json()) as MarqueeCampaign[]).find((each) => each.id === id);
    },
    artist,
  };
}

// Proves marquee: From the artist to the ear
test('a free listener hears a campaign between two songs, and a paying one does not @release', async ({
  browser,
}) => {
  await withDemoServer(async (server) => {
    await shortenTracks(server, 20);
    const open = () => browser.newPage({ baseURL: server.origin });
    const page = await open();
    const { track, artist, read } = await runCampaign(page.request);
    const start = async (in_: typeof page, token: string) => {
      await in_.addInitScript((value) => localStorage.setItem('token', value), token);
      await in_.goto('/search?q=noche');
      await in_
        .getByRole('main')
        .getByRole('row')
        .getByRole('button', { name: /^Reproducir / })
        .first()
        .click();
      const player = getPlayer(in_);
      await player.passes(1);
      return { player, first: await player.title.innerText() };
    };

    const free = await registerListener(page.request);
    const { player, first } = await start(page, free.token);
    const { bar } = player;
    await expect(bar.getByText('Anuncio', { exact: true })).toBeVisible(onceRendered);
    await expect(bar.getByRole('link', { name: track.title })).toBeVisible();
    await expect(bar.getByRole('button', { name: `Lo paga ${track.artist}` })).toBeVisible();
    await expect(player.progress).toHaveCount(0);
    await expect(player.button(/^Saltar en [1-5] s$/)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar.getByText('Anuncio', { exact: true })).toBeVisible();
    await player.button('Saltar anuncio').click();
    await expect(bar.getByText('Anuncio', { exact: true })).toHaveCount(0);
    await expect(player.title).not.toHaveText(first);
    await player.passes(1);
    await expect.poll(async () => (await read())?.impressions).toBe(1);
    const sponsored = await page.request.get('/api/user/spot', { headers: as(free) });
    expect(await sponsored.json()).toEqual({ spot: null });
    const history = await page.request.get('/api/user/history', { headers: as(free) });
    const { tracks } = (await history.json()) as { tracks: { id: string }[] };
    expect(tracks.map(({ id }) => id)).not.toContain(track.id);

    const other = await open();
    const paying = await registerListener(other.request);
    const data = { subscriptionType: 'premium', paymentMethod: 'card', period: 'month' };
    await other.request.put('/api/user/subscription', { headers: as(paying), data });
    const paid = await start(other, paying.token);
    const asked: string[] = [];
    other.on('request', (request) => {
      if (request.url().endsWith('/api/user/spot')) asked.push(request.url());
    });
    await expect(paid.player.title).not.toHaveText(paid.first, onceRendered);
    await paid.player.passes(1);
    await expect(paid.player.bar.getByText('Anuncio', { exact: true })).toHaveCount(0);
    expect(asked).toEqual([]);

    const desk = await open();
    await desk.addInitScript((value) => localStorage.setItem('token', value), artist.token);
    await desk.goto('/spotify-marquee?tab=campaigns&view=cards');
    const card = desk.getByRole('main').getByRole('article', { name: 'Entre canciones' });
    await expect(card).toContainText('0,02');
    for (const each of [page, other, desk]) await each.close();
  });
});
