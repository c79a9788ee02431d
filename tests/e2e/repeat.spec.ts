import type { Page } from '@playwright/test';
import { registerListener } from './support/accounts.ts';
import { withDemoServer } from './support/demo-server.ts';
import { getPlayer } from './support/player.ts';
import { countPlays, shortenTracks } from './support/short-tracks.ts';
import { withSlowNetwork } from './support/slow-network.ts';
import { expect, test } from './support/test.ts';

const seconds = 20;

/** `counted` waits until the current play counts, `whole` until the next one begins. */
async function play(page: Page, part: 'counted' | 'whole') {
  const { progress, passes } = getPlayer(page);
  await passes(12);
  if (part === 'counted') return;
  await expect.poll(async () => Number(await progress.inputValue())).toBeLessThan(8);
}

// Proves player: Rounds in Chromium, on a slow network, with a reload
test('each heard round counts, with no extra one after a reload @release', async ({ browser }) => {
  await withDemoServer(async (server) => {
    await shortenTracks(server, seconds);
    await withSlowNetwork(server, async (origin) => {
      const page = await browser.newPage({ baseURL: origin });
      const { token } = await registerListener(page.request);
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
      const { tracks } = (await (await page.request.get('/api/search?q=noche')).json()) as {
        tracks: { id: string; title: string }[];
      };
      const [first, second] = tracks;
      if (!first || !second) throw new Error('The demo has no two tracks of the night.');
      const heard = { trackId: first.id, token, since: new Date().toISOString() };
      const counts = (plays: number) => expect.poll(() => countPlays(server, heard)).toBe(plays);

      await page.goto(`/track/${first.id}`);
      const player = getPlayer(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Reproducir/ })
        .first()
        .click();
      await player.button('Repetir: no').click();
      await player.button('Repetir: todo').click();
      await play(page, 'whole');
      await counts(1);
      await play(page, 'counted');
      await counts(2);

      await page.reload();
      await player.button('Reproducir').click();
      await play(page, 'whole');
      await play(page, 'whole');
      await counts(3);

      await test.step('restarted from its beginning', async () => {
        await play(page, 'counted');
        await counts(4);
        await player.progress.focus();
        await page.keyboard.press('Home');
        await expect.poll(async () => Number(await player.progress.inputValue())).toBeLessThan(8);
        await play(page, 'counted');
        await counts(5);
      });
      await page.close();
    });
  });
});
