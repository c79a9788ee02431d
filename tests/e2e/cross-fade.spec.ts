import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { getPlayButtons, getPlayer, onceRendered, openTracks } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** The elements that sound, the loudest last. */
const readVoices = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { elements: HTMLAudioElement[] }).elements
      .filter(({ paused, ended, volume }) => !paused && !ended && volume > 0)
      .map(({ volume }) => volume)
      .toSorted((one, other) => one - other),
  );

// Proves player: Songs fade into each other
test('two songs sound together where they fade, at one power @release', async ({ page }) => {
  await signInAsNewListener(page);
  await page.addInitScript(() => {
    const elements: HTMLAudioElement[] = [];
    const Native = Audio;
    Object.assign(globalThis, {
      elements,
      Audio: function create() {
        const element = new Native();
        elements.push(element);
        return element;
      },
    });
    localStorage.setItem('cross-fade', '6');
    localStorage.setItem('even-loudness', 'false');
  });
  const [first = '', second = ''] = await openTracks(page);
  const { progress, title, button, passes } = getPlayer(page);
  await getPlayButtons(page).first().click();
  await passes(1);
  const [full = 0] = await readVoices(page);
  await expect(title).toHaveText(first);

  const end = Number(await progress.getAttribute('max'));
  await progress.fill(`${Math.floor(end) - 14}`);
  await progress.blur();
  await expect(title, 'the next song has begun').toHaveText(second, onceRendered);
  await expect.poll(async () => (await readVoices(page)).length).toBe(2);
  const [low = 0, high = 0] = await readVoices(page);
  expect(Math.hypot(low, high)).toBeCloseTo(full, 1);

  await test.step('a pause halts both, and both go on', async () => {
    await button('Pausar').click();
    await expect.poll(() => readVoices(page)).toEqual([]);
    await button('Reproducir').click();
    await expect.poll(async () => (await readVoices(page)).length).toBe(2);
  });
  await expect.poll(() => readVoices(page)).toEqual([full]);
  await passes(5);
  await expect(title).toHaveText(second);
});
