import { demoPassword } from '#sample/demo-accounts.ts';
import { demoEmail } from './support/accounts.ts';
import { expectVisibleFocus, tabTo } from './support/focus.ts';
import { openTracks, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

// Proves shell: Everything goes by keyboard
test('a listener does everything with the keyboard', async ({ page }) => {
  const { keyboard } = page;
  const player = getPlayer(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await keyboard.press(key);
      await expectVisibleFocus(page);
    }
  };

  await test.step('skip to the content', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('sign in', async () => {
    await tabTo(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }));
    // The link disappears with its page; the next page takes the focus.
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await tabTo(page.getByLabel('Email', { exact: true }));
    await press('Control+a');
    await keyboard.type(demoEmail('user'));
    await tabTo(page.getByLabel('Contraseña', { exact: true }));
    await press('Control+a');
    await keyboard.type(demoPassword);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('search', async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.type('noche');
    await press('Enter');
    await page.getByRole('grid', { name: 'Canciones' }).waitFor();
  });

  const grid = page.getByRole('grid', { name: 'Canciones' });
  const buttons = grid.getByRole('button', { name: /^(Reproducir|Pausar) / });
  const title = async (row: number) =>
    (await buttons.nth(row).getAttribute('aria-label'))?.replace(/^\S+ /, '') ?? '';

  await test.step('move in the results and play', async () => {
    await tabTo(buttons.first());
    await press('ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect(buttons.nth(1)).toBeFocused();
    await press('Enter');
    await expect(player.title).toHaveText(await title(1));
    await expect(buttons.nth(1)).toBeFocused();
    await player.passes(0);
  });

  await test.step('like', async () => {
    // The row's last stop is its menu, after the heart.
    await press('End', 'ArrowLeft');
    const heart = grid.locator(':focus');
    const before = (await heart.getAttribute('aria-label')) ?? '';
    await press('Enter');
    await expect(heart).not.toHaveAttribute('aria-label', before);
    await press('Enter');
    await expect(heart).toHaveAttribute('aria-label', before);
  });

  await test.step('pause, seek, volume', async () => {
    await tabTo(player.button('Pausar'));
    await press('Space');
    await expect(player.button('Reproducir')).toBeFocused();
    await tabTo(player.progress);
    const from = Number(await player.progress.inputValue());
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await player.passes(from + 1);
    const volume = player.bar.getByRole('slider', { name: 'Volumen' });
    await tabTo(volume);
    await press('Home', 'ArrowRight');
    await expect(volume).toHaveValue('0.05');
  });

  await test.step('sign out', async () => {
    const menu = page.getByRole('button', { name: /^Menú de / });
    await tabTo(menu, 'Shift+Tab');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await keyboard.press('Enter');
    await expect(item('Perfil')).toBeFocused();
    await press('ArrowUp');
    await expect(item('Cerrar sesión')).toBeFocused();
    await keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await keyboard.press('Enter');
    await expect(item('Perfil')).toBeFocused();
    await press('End');
    await expect(item('Cerrar sesión')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('Escape closes the modal and gives the focus back @release', async ({ page }) => {
  const [first = ''] = await openTracks(page);
  const like = page
    .getByRole('main')
    .getByRole('button', { name: `Añadir ${first} a ` })
    .first();
  await like.focus();
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog');
  await expect(prompt).toBeVisible();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(prompt.locator(':focus')).toHaveCount(1);
    await expectVisibleFocus(page);
  }
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(like).toBeFocused();
});
