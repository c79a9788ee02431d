import { loseNetwork } from './support/lose-network.ts';
import { signIn } from './support/accounts.ts';
import { dayAhead, prepareRelease } from './support/prepare-release.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true });

// Proves pitching: From the artist without a network to the listener, and back to the artist
test('an artist pitches without a network, an editor accepts, a listener finds the song @release @release-narrow', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  const title = `Marea ${crypto.randomUUID().slice(0, 8)}`;
  const main = page.getByRole('main');
  const label = await signIn(page, 'label');
  const release = await prepareRelease(page.request, label.token, { title });

  const artist = await signIn(page, 'artist');
  await page.goto('/playlist-pitching');
  await main.getByLabel('Canción de un lanzamiento en preparación').selectOption({ label: title });
  await loseNetwork(page);
  await main.getByLabel('Fecha de lanzamiento').fill(dayAhead(9));
  await main.getByLabel('Descripción').fill('Un vals.');
  const target = main.getByRole('checkbox').filter({ visible: true }).last();
  await target.check();
  await main.getByRole('button', { name: 'Enviar pitch' }).press('Enter');
  await expect(page.getByText(/^¡Pitch enviado exitosamente!/)).toBeVisible();
  const item = main.getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText('Solo en este dispositivo');
  await expectNoSidewaysScroll(page);
  const delivered: string[] = [];
  context.on('response', (response) => {
    const isPost = response.request().method() === 'POST';
    if (isPost && response.url().endsWith('/promotion/pitches')) delivered.push(response.url());
  });
  await page.goto('about:blank');

  await context.setOffline(false);
  await page.goto('/playlist-pitching?tab=sent');
  await touch(page);
  await expect(item).toBeVisible();
  await expect(item).not.toContainText('Solo en este dispositivo');
  await expect.poll(() => delivered).toHaveLength(1);

  const version = await release.send();
  const editor = await signIn(page, 'editorial');
  const headers = { authorization: `Bearer ${editor.token}` };
  const data = { version };
  const approval = `/api/editorial/releases/${release.id}/approve`;
  expect((await page.request.post(approval, { headers, data })).status()).toBe(204);
  await page.goto(`/editorial?tab=inbox&pitches-q=${encodeURIComponent(title)}`);
  await main.getByRole('button', { name: `Ver más de ${title}` }).press('Enter');
  await page.getByRole('button', { name: `Aceptar «${title}»` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Aceptar «${title}»` });
  const playlist = dialog.getByRole('checkbox', { checked: true });
  const name = await playlist.evaluate((box) => box.closest('label')?.textContent ?? '');
  await dialog.getByLabel('Algo para el artista').fill('Nos encanta.');
  await dialog.getByRole('button', { name: 'Aceptar', exact: true }).press('Enter');
  await expect(page.getByText(`Aceptaste «${title}».`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sent = main.getByRole('region', { name: 'Pitches' });
  await sent.getByRole('button', { name: 'Aceptados 1' }).press('Enter');
  await expect(sent.getByRole('row').filter({ hasText: title })).toContainText('Aceptado');

  await signIn(page, 'user');
  const featured = await page.request.get('/api/playlists/featured');
  const playlists = (await featured.json()) as { id: string; name: string }[];
  const id = playlists.find((each) => each.name === name)?.id ?? '';
  const titles = async () => {
    const answer = await page.request.get(`/api/playlists/${id}/tracks?limit=500`);
    return JSON.stringify(await answer.json());
  };
  await expect.poll(titles).toContain(title);

  await page.goto('/__blank').catch(() => undefined);
  await page.evaluate((token) => localStorage.setItem('token', token), artist.token);
  await page.goto('/playlist-pitching?tab=sent');
  await expect(item).toContainText('Aceptado');
  await expect(item).toContainText('Nos encanta.');
  await expect(item).toContainText('Nuevo');

  // The bell has one notification, or two where the song was released in between.
  await page.getByRole('button', { name: /^Notificaciones: .*\d+ sin leer$/ }).press('Enter');
  const bell = page.getByRole('dialog', { name: 'Notificaciones' });
  await bell
    .getByRole('button', { name: new RegExp(`aceptó «${title}»|«${title}» ya está`) })
    .last()
    .press('Enter');
  await expect(bell.getByText('Comentario: Nos encanta.')).toBeVisible();
  await expect(bell.getByRole('link', { name: 'Ver tus envíos' })).toBeVisible();
});
