import { signIn } from './support/accounts.ts';
import { dayAhead, prepareRelease } from './support/prepare-release.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

// Proves releases: From the label to the ear of the press, and no further
test('a label makes a link with which the press hears a release without an account, and ends it @release', async ({
  page,
  theirPage,
}) => {
  const title = `Marea ${crypto.randomUUID().slice(0, 8)}`;
  const label = await signIn(page, 'label');
  const releaseDate = dayAhead(9);
  const release = await prepareRelease(page.request, label.token, { title, releaseDate });
  await release.send();
  await page.goto('/label-manager?tab=releases');
  await page.getByRole('button', { name: `Enlace para prensa de «${title}»` }).click();
  const panel = page.getByRole('dialog', { name: title });
  await panel.getByLabel('Para quién').fill('Revista Vinilo');
  await panel.getByRole('button', { name: 'Crear enlace' }).click();
  const address = await panel.getByLabel('Enlace nuevo').inputValue();

  await theirPage.setViewportSize({ width: 390, height: 844 });
  await theirPage.goto(address);
  await expect(theirPage.getByRole('heading', { name: title })).toBeVisible();
  await theirPage.getByRole('button', { name: `Escuchar «${title}»` }).click();
  const player = theirPage.getByLabel(`Reproductor: «${title}»`);
  await expect(player).toHaveJSProperty('paused', false);
  await expect(player).not.toHaveJSProperty('currentTime', 0);
  await expectNoSidewaysScroll(theirPage);

  await page.reload();
  const row = panel.getByRole('listitem').filter({ hasText: 'Revista Vinilo' });
  await expect(row).toContainText('Se abrió 1 vez');
  await row.getByRole('button', { name: /^Terminar/ }).click();
  await expect(row).toHaveCount(0);
  await theirPage.reload();
  await expect(theirPage.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
});
