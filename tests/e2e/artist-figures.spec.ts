import type { APIRequestContext } from '@playwright/test';
import type { ArtistAudience } from '#contract/artist-figures.ts';
import type { AuthResponse } from '#contract/session.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import { demoEmail, signIn, signInAsNewListener } from './support/accounts.ts';
import { navigate } from './support/navigate.ts';
import { getPlayer } from './support/player.ts';
import { longWait } from './support/long-wait.ts';
import { expect, test } from './support/test.ts';

async function audienceReader(request: APIRequestContext) {
  const data = { email: demoEmail('artist'), password: demoPassword };
  const { token } = (await (
    await request.post('/api/auth/login', { data })
  ).json()) as AuthResponse;
  const headers = { authorization: `Bearer ${token}` };
  return async () =>
    (await (await request.get('/api/artist/audience', { headers })).json()) as ArtistAudience;
}

const getStreams = (parts: readonly { streams: number }[], name: string) =>
  parts.find((part) => Object.values<unknown>(part).includes(name))?.streams ?? 0;

test('30 seconds of a playlist count: home lists the track, and the artist gets a stream with source, country and listener @release', async ({
  page,
  request,
}) => {
  // A play counts after thirty seconds, and appears in the figures within another minute.
  test.slow();
  const readAudience = await audienceReader(request);
  const before = await readAudience();
  const [playlist] = before.playlists.top;
  const { user } = await signInAsNewListener(page);
  await page.goto(`/playlist/${playlist?.id ?? ''}`);
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: before.artist?.name ?? '' });
  const play = row.first().getByRole('button', { name: /^Reproducir / });
  const title = ((await play.getAttribute('aria-label')) ?? '').replace(/^Reproducir /, '');
  await play.click();
  const player = getPlayer(page);
  await player.passes(0);
  // The music continues across pages.
  await expect
    .poll(
      async () => {
        await navigate(page, 'Inicio');
        await page.getByRole('grid', { name: /Para empezar|Reproducido recientemente/ }).waitFor();
        const recent = page.getByRole('region', { name: 'Reproducido recientemente' });
        const seen = await recent.getByText(title).count();
        await navigate(page, 'Buscar');
        return seen;
      },
      { timeout: longWait, intervals: [5_000] },
    )
    .toBeGreaterThan(0);
  await expect(player.title).toHaveText(title);
  await expect
    .poll(async () => (await readAudience()).streams, { timeout: longWait, intervals: [2_000] })
    .toBe(before.streams + 1);
  const after = await readAudience();
  expect(after.listeners).toBe(before.listeners + 1);
  for (const [list, name] of [
    ['sources', 'playlist'],
    ['countries', user.country],
    ['devices', 'computer'],
  ] as const) {
    const more = getStreams(after[list], name) - getStreams(before[list], name);
    expect([name, more]).toEqual([name, 1]);
  }
});

test('an artist reads the figures by tab and range, and each explains how it is counted @release-narrow @release', async ({
  page,
}) => {
  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nora Quintavalle' })).toBeVisible();
  for (const tab of ['Música', 'Audiencia', 'Ganancias', 'Disquera', 'Pitching', 'Resumen']) {
    await main
      .getByRole('tab', { name: tab })
      .or(main.getByRole('link', { name: tab }))
      .first()
      .click();
    // A missing text would show as its key; without line breaks an address runs into a name.
    await expect(main).not.toContainText(/[a-z]+\.[a-z]+[A-Z0-9]|\basTable\b/, {
      useInnerText: true,
    });
  }
  await main
    .getByRole('radio', { name: '7 días' })
    .or(main.getByRole('button', { name: '7 días' }))
    .first()
    .click();
  await expect(page).toHaveURL(/range=7days/);
  await main
    .getByRole('button', { name: /Cómo se cuenta/ })
    .first()
    .click();
  await expect(main).toContainText('28 días');
});
