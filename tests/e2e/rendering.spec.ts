import { watchRendering } from './support/watch-rendering.ts';
import { signIn } from './support/accounts.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('playing music renders the slider and the time, and nothing else @release', async ({
  page,
}) => {
  await page.addInitScript(watchRendering);
  await signIn(page);
  await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(3);

  await page.evaluate(() => {
    globalThis.renderedParts.clear();
    globalThis.touchedElements.clear();
  });
  await player.passes(Number(await player.progress.inputValue()) + 5);
  const seen = await page.evaluate(() => ({
    outside: [...globalThis.touchedElements].filter(
      (element) => !element.closest('div:has(> input[type=range][aria-label=Progreso])'),
    ).length,
    touched: globalThis.touchedElements.size,
    rendered: [...globalThis.renderedParts.values()],
  }));
  expect(seen.touched).toBeGreaterThan(0);
  expect(seen.outside, 'elements that changed outside the progress').toBe(0);
  expect(seen.rendered.length).toBeGreaterThan(0);
  for (const { isProgress, html } of seen.rendered) expect(isProgress, html).toBe(true);
});
