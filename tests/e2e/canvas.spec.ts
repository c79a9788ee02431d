import { makeVideo } from '../../server/testing/make-video.ts';
import { keepSession, signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

// Reduced motion hides canvases.
test.use({ isSentAhead: true, contextOptions: { reducedMotion: 'no-preference' } });

// Proves canvas: From the artist to the listener, reload in between, less motion
test('an artist sends a canvas, an editor approves it, a listener sees it behind the player @release @release-narrow', async ({
  page,
  consoleGuard,
}, { project }) => {
  consoleGuard.allow(/Failed to load resource/);
  const main = page.getByRole('main');
  const artist = await signIn(page, 'artist');
  const headers = { authorization: `Bearer ${artist.token}` };
  const known = await page.request.get('/api/promotion/canvas/tracks', { headers });
  const tracks = (await known.json()) as { id: string; title: string }[];
  // Each width uses its own track on the shared server.
  const isWide = project.name === 'wide';
  const track = tracks.at(isWide ? -1 : -2);
  if (!track) throw new Error('The artist has no tracks.');
  const delivered = async () => {
    const answer = await page.request.get('/api/promotion/canvas', { headers });
    const canvases = (await answer.json()) as { trackId: string }[];
    return canvases.filter(({ trackId }) => trackId === track.id).length;
  };
  const before = await delivered();
  const behind = `**/api/tracks/${track.id}/canvas`;

  // Without a network it waits on the device while the page is closed.
  await keepSession(page, artist);
  await page.goto('/canvas-manager');
  await main.getByRole('button', { name: 'Crear Canvas' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Crear Canvas' });
  await form.getByLabel('Canción').selectOption(track.id);
  await form.locator('input[type=file]').setInputFiles({
    name: 'canvas.mp4',
    mimeType: 'video/mp4',
    buffer: await makeVideo({ seconds: 3 }),
  });
  await expect(form.getByText('Se ve de 0 s a 3 s: 3 s.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.route('**/api/promotion/uploads/**', (route) => route.abort());
  await form.getByRole('button', { name: 'Crear Canvas' }).press('Enter');
  await expect(
    page.getByText('Canvas creado exitosamente. Será revisado por el equipo editorial.'),
  ).toBeVisible();
  const card = main.getByRole('article', { name: track.title }).first();
  await expect(card).toBeVisible();
  await expect(card.getByText('En revisión')).toBeHidden();
  await page.unroute('**/api/promotion/uploads/**');
  await page.reload();
  await touch(page);
  await expect.poll(delivered).toBe(before + 1);
  await expect(card.getByText('En revisión')).toBeVisible();

  await keepSession(page, await signIn(page, 'editorial'));
  await page.goto('/editorial?tab=inbox');
  const sent = main.getByRole('region', { name: 'Canvas' });
  await sent.getByRole('button', { name: `Ver más de ${track.title}` }).press('Enter');
  await page.getByRole('button', { name: `Aprobar el Canvas de «${track.title}»` }).press('Enter');
  await expect(page.getByText(`Aprobaste el Canvas de «${track.title}».`)).toBeVisible();
  // It is shown once the approval can no longer be taken back.
  const getShown = async () => (await page.request.get(`/api/tracks/${track.id}/canvas`)).text();
  await expect.poll(getShown).toContain('videoUrl');

  await keepSession(page, await signIn(page, 'user'));
  const play = async () => {
    await page.goto(`/track/${track.id}`);
    await main
      .getByRole('button', { name: `Reproducir ${track.title}` })
      .first()
      .press('Enter');
    const bar = page.getByRole('region', { name: 'Reproductor' });
    if (isWide) await bar.getByRole('button', { name: 'Pantalla completa' }).click();
    else await bar.getByText(track.title).click();
    return page.getByRole('dialog');
  };
  // Spans the page load and the sound's start, so only the journey's own time limit applies.
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/canvas/views'), {
    timeout: 0,
  });
  const player = await play();
  await expect.poll(() => player.locator('video').evaluate(isMoving)).toBe(true);
  expect((await seen).status()).toBe(204);
  await player.getByRole('button', { name: 'Pausar el video de fondo' }).press('Enter');
  await expect(player.locator('video')).toHaveCount(0);
  await player.getByRole('button', { name: 'Reproducir el video de fondo' }).press('Enter');
  await expect(player.locator('video')).toBeVisible();

  // Reduced motion hides the canvas and requests nothing.
  await player.press('Escape');
  await expect(player).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let requested = 0;
  await page.route(behind, (route) => {
    requested += 1;
    return route.continue();
  });
  const still = await play();
  await expect(still.getByRole('button', { name: 'Pausar', exact: true })).toBeVisible();
  await expect(still.locator('video')).toHaveCount(0);
  expect(requested).toBe(0);
});

const isMoving = (video: Element) => !(video as HTMLVideoElement).paused;
