import { signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { getPlayButtons, getPlayer, onceRendered, openTracks } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { choose, getRow } from './support/track-menu.ts';

// Proves player: Radio in the browser
test('a radio starts from a song, says why, and leaves out what is dismissed @release', async ({
  page,
}) => {
  await signInAsNewListener(page);
  const [one = ''] = await openTracks(page);
  const player = getPlayer(page);
  const queue = page.getByRole('region', { name: 'Cola de reproducción' });
  await choose(page, one, 'Radio de la canción');
  await expect(player.title).toHaveText(one);
  await player.bar.getByRole('button', { name: 'Cola de reproducción' }).click();
  await expect(queue.getByText('Después, canciones parecidas')).toBeVisible();
  await expect(queue.getByText(/porque (suena|es|está|quien)/).first()).toBeVisible();
  await expectAccessible(page);

  await player.button('Siguiente').click();
  await expect(player.title).not.toHaveText(one);
  const title = (await player.title.textContent()) ?? '';
  await player.bar.getByRole('button', { name: `Más opciones de ${title}` }).click();
  await page.getByRole('menuitem', { name: 'No me recomiendes esto' }).click();
  await page.getByRole('menuitem', { name: 'Esta canción' }).click();
  await expect(page.getByText(`No volveremos a recomendarte «${title}».`)).toBeVisible();
  await expect(player.title).not.toHaveText(title);

  await page.goto('/profile?tab=profile');
  await page.getByRole('button', { name: `Volver a recomendar ${title}` }).click();
  await expect(page.getByText('No te recomendamos:')).toBeHidden();
});

// Proves player: Music goes on in the browser
test('music goes on when a list ends @release', async ({ page }) => {
  await signInAsNewListener(page);
  const [one = ''] = await openTracks(page);
  const player = getPlayer(page);
  const queue = page.getByRole('region', { name: 'Cola de reproducción' });
  await getPlayButtons(page).first().click();
  await expect(player.title).toHaveText(one);
  await player.bar.getByRole('button', { name: 'Cola de reproducción' }).click();
  await queue.getByRole('button', { name: 'Vaciar la cola' }).click();
  await player.bar.getByRole('slider', { name: 'Progreso' }).focus();
  await page.keyboard.press('End');
  await expect(queue.getByText('Después, canciones parecidas')).toBeVisible(onceRendered);
  await expect(getRow(page, one)).toBeVisible();
});
