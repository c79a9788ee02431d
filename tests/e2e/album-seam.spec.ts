import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { getPlayButtons, getPlayer, onceRendered } from './support/player.ts';
import { measureSeam, recordSound } from './support/record-sound.ts';
import { countPlays } from './support/short-tracks.ts';
import { expect, test } from './support/test.ts';

const album = 'alb_oceano-modular_delta';
const songs = ['trk_oceano-modular_delta_01', 'trk_oceano-modular_delta_02'] as const;

/** Of each song, and a little more than counts. */
const heardSeconds = 32;

const jumpTo = async (page: Page, position: number) => {
  const player = getPlayer(page);
  await player.progress.fill(String(position));
  await player.progress.blur();
};

// Proves player: No seam in Chromium, and both plays
test('an album runs on without a gap, and both songs count', async ({
  page,
  sharedServer,
  consoleGuard,
}) => {
  const since = new Date().toISOString();
  consoleGuard.allow(/ScriptProcessorNode is deprecated/);
  await recordSound(page);
  const { token } = await signInAsNewListener(page);
  const tracks = await Promise.all(
    songs.map(async (id) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request.get(`/api/tracks/${id}`, { headers });
      return (await answer.json()) as { title: string; duration: number; audioUrl: string };
    }),
  );
  const [first, second] = tracks;
  if (!first || !second) throw new Error('The demo has no such album.');
  const player = getPlayer(page);
  await page.goto(`/album/${album}`);
  await getPlayButtons(page).first().click();
  await player.passes(heardSeconds);
  await jumpTo(page, first.duration - 10);
  await expect(player.title).toHaveText(second.title, onceRendered);
  await player.passes(3);
  const seam = await measureSeam(page, {
    addresses: [`${first.audioUrl}&c=1`, `${second.audioUrl}&c=1`],
    seconds: 4,
  });
  expect(seam.likeness).toBeGreaterThan(0.99);
  expect(seam.samples, JSON.stringify(seam)).toBe(0);

  await player.passes(heardSeconds);
  for (const trackId of songs) {
    await expect
      .poll(() => countPlays(sharedServer, { trackId, token, since }), onceRendered)
      .toBe(1);
  }
});
