import { loseNetwork } from './support/lose-network.ts';
import { keepSession, registerListener, signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true });

const artistId = 'art_nora-quintavalle';

// Proves stories: From the artist to the follower, offline in between
test('an artist publishes a story without a network, a follower sees it once on home and likes it @release @release-narrow', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  const main = page.getByRole('main');
  const caption = `Ensayo ${crypto.randomUUID().slice(0, 8)}`;

  const artist = await signIn(page, 'artist');
  await page.goto('/artist-stories');
  await main.getByRole('button', { name: 'Crear historia' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Crear historia' });
  await form.getByRole('radio', { name: 'Texto' }).check();
  await form.getByLabel('Tu texto').fill('Mañana a las ocho.');
  await form.getByLabel('Texto que la acompaña').fill(caption);
  await expectNoSidewaysScroll(page);
  // Not an idle network: another device of the artist would keep a stream open.
  await page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);
  await loseNetwork(page);
  await form.getByRole('button', { name: 'Publicar historia' }).press('Enter');
  await expect(page.getByText('Historia publicada exitosamente!')).toBeVisible();
  const card = main.getByRole('article', { name: caption });
  await expect(card).toContainText('Solo en este dispositivo');
  await expect(card).toContainText(/Hace .* · quedan 2[34] h/);
  const delivered: string[] = [];
  context.on('response', (response) => {
    const isPost = response.request().method() === 'POST';
    if (isPost && response.url().endsWith('/promotion/my-stories')) delivered.push(response.url());
  });
  await page.goto('about:blank');

  await context.setOffline(false);
  await page.goto('/artist-stories');
  await touch(page);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Solo en este dispositivo');
  await expect.poll(() => delivered).toHaveLength(1);

  const listener = await registerListener(page.request);
  const headers = { authorization: `Bearer ${listener.token}` };
  const data = { id: 'follow-1', at: new Date().toISOString(), artistId, isFollowing: true };
  await page.request.post('/api/user/followed-artists', { headers, data });
  await keepSession(page, listener);
  await page.goto('/');
  const ring = main.getByRole('button', {
    name: 'Ver las historias nuevas de Nora Quintavalle',
  });
  await ring.press('Enter');

  // Covers the live region, liking, closing by keyboard and restored focus.
  const viewer = page.getByRole('dialog', { name: 'Nora Quintavalle' });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toContainText(caption, { timeout: 2_000 });
  }).toPass();
  await expect(viewer.getByText(/La ves porque sigues a Nora Quintavalle/)).toBeVisible();
  // On a busy machine it would be over before its likes are counted.
  await viewer.getByRole('button', { name: 'Pausar la historia' }).press('Enter');
  const liked = page.waitForResponse((answer) => answer.url().endsWith('/like'));
  await viewer.getByRole('button', { name: 'Me gusta esta historia' }).press('Enter');
  expect((await liked).status()).toBe(204);
  await expect(viewer.getByText('1 me gusta')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  const anyRing = main.getByRole('button', { name: /historias (nuevas )?de Nora Quintavalle/ });
  await expect(anyRing).toBeFocused();

  // Back closes it, forward reopens it, and its button leaves no history entry.
  await anyRing.click();
  await expect(viewer.getByText(/La ves porque sigues a Nora Quintavalle/)).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(anyRing).toBeFocused();
  await page.goForward();
  await expect(viewer.getByText(/La ves porque sigues a Nora Quintavalle/)).toBeVisible();
  await viewer.getByRole('button', { name: 'Cerrar las historias' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).not.toHaveURL('/');

  // Seeing it again does not count.
  await page.goto(`/artist/${artistId}`);
  await anyRing.press('Enter');
  await expect(viewer.getByText(/porque estás en la página de/)).toBeVisible();
  await page.keyboard.press('Escape');
  await keepSession(page, artist);
  await page.goto('/artist-stories');
  // The test of the other width may have added a view.
  await expect(card).toContainText(/[12] vistas?/);
  await expect(card).toContainText('1 me gusta');
});
