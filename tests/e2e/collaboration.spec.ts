import { signInAsNewListener } from './support/accounts.ts';
import { expectTitles, makePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';

// Proves collaboration: Two people make a playlist, from the link to the undo
test('two people make a playlist, and what one removes the other brings back', async ({
  page,
  theirPage: other,
}) => {
  const { token } = await signInAsNewListener(page);
  const made = await makePlaylist(page.request, token, { name: 'Entre dos', tracks: 3 });
  const [one = '', two = '', three = ''] = made.titles;
  await page.goto(made.path);
  await expectTitles(page, made.titles);
  const more = page.getByRole('button', { name: 'Más opciones de la playlist Entre dos' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Hacerla con otras personas' }).click();
  await page.getByRole('button', { name: 'Crear un enlace' }).click();
  const link = await page.getByLabel('Enlace para colaborar').inputValue();

  await signInAsNewListener(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Colaborar' }).click();
  await expect(other).toHaveURL(new RegExp(`${made.path}$`));
  await expect(other.getByText('Colaborativa')).toBeVisible();
  await other.getByRole('button', { name: `Más opciones de ${two}` }).click();
  await other.getByRole('menuitem', { name: 'Quitar de esta playlist' }).click();
  await expectTitles(other, [one, three]);

  await test.step('the other page shows it by itself', async () => {
    await page.keyboard.press('Escape');
    await expectTitles(page, [one, three]);
  });
  await more.click();
  await page.getByRole('menuitem', { name: 'Hacerla con otras personas' }).click();
  await page.getByRole('button', { name: /^Deshacer: .* quitó 1 canción$/ }).click();
  await expect(page.getByText('Cambio deshecho')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectTitles(page, made.titles);
  await expectTitles(other, made.titles);

  await test.step('the owner blocks the other one, who is out at once and stays out', async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Hacerla con otras personas' }).click();
    await page.getByRole('button', { name: /^Bloquear a / }).click();
    await expect(page.getByRole('button', { name: /^Desbloquear a / })).toBeVisible();
    const save = other.getByRole('button', { name: 'Guardar Entre dos en tu biblioteca' });
    await expect(save).toBeVisible();
    await other.goto(link);
    await expect(
      other.getByRole('heading', { name: 'No puedes colaborar en «Entre dos»' }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Desbloquear a / }).click();
    await other.reload();
    await expect(other.getByRole('button', { name: 'Colaborar' })).toBeVisible();
  });
});
