import { signIn, signInAsNewListener } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/focus.ts';
import { openTracks, getPlayButtons } from './support/player.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

// Proves administration: On and off, by keyboard
test('maintenance closes the page for a listener, and reopens it by itself @release-narrow @release', async ({
  page,
  theirPage: theirs,
}) => {
  await signInAsNewListener(theirs);
  await openTracks(theirs);
  await getPlayButtons(theirs).first().click();
  await expect(theirs.getByRole('button', { name: /^Pausar / }).first()).toBeVisible();

  await signIn(page, 'admin');
  await page.goto('/admin?tab=system');
  const maintenance = page.getByRole('switch', { name: 'Modo mantenimiento' });
  await maintenance.waitFor();
  await tabTo(maintenance);
  await page.keyboard.press('Space');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(maintenance).toBeChecked();
  const banner = page.getByText('El servicio está en mantenimiento: solo entran administradores.');
  await expect(banner).toBeVisible();

  const closed = theirs.getByRole('heading', { name: 'Volvemos enseguida' });
  await test.step('a listener learns it from the next call, and the music continues', async () => {
    await theirs.getByRole('link', { name: 'Inicio' }).first().click();
    await expect(closed).toBeVisible();
    await expect(theirs.getByText(/seguirá sonando hasta el final/)).toBeVisible();
    await expect(theirs.getByRole('navigation')).toBeHidden();
    await expectAccessible(theirs);
    await expectNoSidewaysScroll(theirs);
  });
  await test.step('nobody else can sign in', async () => {
    const answer = await theirs.request.get('/api/playlists/featured');
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '30']);
    await theirs.goto('/profile');
    await expect(closed).toBeVisible();
  });

  await page.goto('/');
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Ver en Sistema' }).click();
  await expect(maintenance).toBeChecked();
  await tabTo(maintenance);
  await page.keyboard.press('Space');
  await expect(banner).toBeHidden();

  // Returning to the tab checks at once, instead of at the next interval.
  await theirs.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(theirs.getByRole('heading', { name: 'Vera Prueba' })).toBeVisible();
});
