import { signIn } from './support/accounts.ts';
import { getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

// Proves search: Ctrl K plays above the page
test('Ctrl K, a mistyped artist, Enter: the music plays above the same page @release', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/collection/tracks');
  const opener = page.getByRole('link', { name: 'Inicio', exact: true });
  await opener.focus();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('nora quintavale');
  await page.keyboard.press('Enter');
  const { bar, button } = getPlayer(page);
  await expect(bar.getByRole('link', { name: 'Nora Quintavalle' })).toBeVisible();
  await expect(button('Pausar')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/collection/tracks');
  await expect(opener).toBeFocused();
});

// Proves search: Escape returns
test('Escape returns to the page and its focus, Ctrl K twice leads to the search page @release', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('link', { name: 'Buscar', exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('luna');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill('luna');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search?q=luna');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('luna');
});
