import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { signInAsNewListener } from './support/accounts.ts';
import { hear, join, noteAudio, openPerson, openSession } from './support/listen-together.ts';
import { getPlayButtons, getPlayer, openTracks } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

/** A clock that is a year off. */
function moveClock() {
  const { now } = Date;
  Date.now = () => now() + 365 * 86_400_000;
}

/** Seconds between the positions of two pages at one moment. */
async function getDistance(one: Page, other: Page): Promise<number> {
  const [first, second] = await Promise.all([hear(one), hear(other)]);
  if (first === null || second === null) return Infinity;
  return Math.abs(first.seconds - second.seconds - (first.at - second.at) / 1_000);
}

const isNear = (one: Page, other: Page) =>
  expect.poll(() => getDistance(one, other), { timeout: 20_000 }).toBeLessThan(0.3);

// Proves together: A link starts it
// Proves together: The same position
// Proves together: The host steers
test('three people hear the same at once, pause together, and leave to their own queue @release', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.addInitScript(noteAudio);
  await signInAsNewListener(page);
  const [first = '', second = ''] = await openTracks(page);
  const host = getPlayer(page);
  await getPlayButtons(page).first().click();
  await host.passes(2);
  const dialog = await openSession(page);
  await dialog.getByRole('button', { name: 'Empezar una sesión' }).click();
  const link = await dialog.getByLabel('Enlace para entrar').inputValue();
  await expectAccessible(page);

  const [herContext, her] = await openPerson(browser, moveClock);
  const [hisContext, his] = await openPerson(browser);
  await signInAsNewListener(her);
  const own = (await openTracks(her))[2] ?? '';
  await touch(her);
  await her.getByRole('button', { name: `Reproducir ${own}`, exact: true }).click();
  await getPlayer(her).passes(1);

  await test.step('both who join hear the song within 300 ms of the host', async () => {
    await her.goto(link);
    await her.getByRole('button', { name: 'Entrar en la sesión' }).click();
    await join(his, link);
    await expect(getPlayer(her).title).toHaveText(first);
    await expect(getPlayer(his).title).toHaveText(first);
    await isNear(page, her);
    await isNear(page, his);
    await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
    await expect(dialog.getByText('En la sesión')).toHaveCount(2);
  });

  await test.step('the host pauses, jumps and skips for all', async () => {
    await dialog.getByRole('button', { name: 'Pausar para todos' }).click();
    await expect(getPlayer(her).button('Reproducir')).toBeVisible();
    await expect(getPlayer(his).button('Reproducir')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reproducir para todos' }).click();
    await expect(getPlayer(her).button('Pausar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Siguiente para todos' }).click();
    await expect(getPlayer(her).title).toHaveText(second);
    await expect(getPlayer(his).title).toHaveText(second);
    await isNear(page, her);
    await isNear(page, his);
  });

  await test.step('a guest’s pause is their own, and they catch up', async () => {
    await getPlayer(his).button('Pausar').click();
    await his.getByRole('button', { name: 'Volver a la sesión' }).click();
    await isNear(page, his);
    await expect(dialog.getByRole('button', { name: 'Pausar para todos' })).toBeVisible();
  });

  await test.step('a guest adds a song that all see', async () => {
    const hers = await openSession(her);
    await hers.getByLabel('Añadir una canción').fill('noche');
    await hers
      .getByRole('button', { name: /^Añadir .* a la sesión$/ })
      .first()
      .click();
    await expect(her.getByText(/está en la cola de todos/)).toBeVisible();
    await expect(dialog.getByText(/La añadió/).last()).toBeVisible();
    await hers.getByRole('button', { name: 'Salir de la sesión' }).click();
    await expect(getPlayer(her).title).toHaveText(own);
    await expect(getPlayer(her).button('Reproducir')).toBeVisible();
  });

  await test.step('whoever is removed hears nothing more of it, and cannot return', async () => {
    await expect(dialog.getByText('En la sesión')).toHaveCount(1);
    await dialog.getByRole('button', { name: /^Quitar a / }).click();
    await expect(his.getByText(/^La sesión terminó para ti/)).toBeVisible();
    await his.goto(link);
    await expect(
      his.getByRole('heading', { name: 'No puedes entrar en esta sesión' }),
    ).toBeVisible();
  });
  await herContext.close();
  await hisContext.close();
});
