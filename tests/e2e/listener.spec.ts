import { watchAudio } from '../bench/web/watch-audio.ts';
import { signInAsNewListener, signIn } from './support/accounts.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

// Proves home: By name
test('a listener is greeted by name and finds what they heard last @release', async ({ page }) => {
  const { user } = await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(user.displayName);
  const recent = page.getByRole('grid', { name: 'Reproducido recientemente' });
  await expect(recent.getByRole('row')).not.toHaveCount(0);
  for (const column of ['#', 'Título', 'Álbum', 'Me gusta', 'Duración'])
    await expect(recent.getByRole('columnheader', { name: column })).toBeAttached();
});

test('typing sends one search, after half a second of rest @release', async ({ page }) => {
  const requested: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') requested.push(searchParams.get('q'));
  });
  await signIn(page);
  await page.clock.install();
  await page.goto('/search');
  await page.getByRole('searchbox').waitFor();
  // The fake clock would time out a pending call.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of 'corazon') {
    await page.getByRole('searchbox').press(letter);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(390);
  expect(requested).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => requested).toEqual(['corazon']);
  await page.clock.resume();
  await expect(page.getByRole('grid', { name: 'Canciones' })).toBeVisible();
});

test('a search result plays music fetched in ranges', async ({ page }) => {
  const ranges: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/audio?'))
      ranges.push(`${response.status()} ${response.headers()['content-range'] ?? ''}`);
  });
  await page.addInitScript(watchAudio);
  await signIn(page);
  const [first = '', second = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await expect(player.title).toHaveText(first);
  await player.passes(1);
  expect(ranges.length).toBeGreaterThan(0);
  for (const range of ranges) expect(range).toMatch(/^206 bytes \d+-\d+\/\d+$/);

  const loudness = await page.evaluate(async () => {
    const sounding = [...globalThis.audioElements].find((element) => !element.paused);
    const answer = await fetch(sounding?.currentSrc ?? '', {
      headers: { range: 'bytes=0-159999' },
    });
    const context = new OfflineAudioContext(1, 1, 44_100);
    const music = await context.decodeAudioData(await answer.arrayBuffer());
    const samples = music.getChannelData(0);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return { rootMeanSquare: Math.sqrt(power), seconds: music.duration };
  });
  expect(loudness.seconds).toBeGreaterThan(5);
  expect(loudness.rootMeanSquare).toBeGreaterThan(0.01);

  await test.step('the list is the queue', async () => {
    await player.button('Siguiente').click();
    await expect(player.title).toHaveText(second);
  });
});

// Proves library: Row, player and server agree
test('row, player bar and server show the same like @release', async ({ page }) => {
  await signInAsNewListener(page);
  const [first = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  const row = page.getByRole('main').getByRole('row').filter({ hasText: first }).first();
  const likeIn = (container: typeof row) =>
    container.getByRole('button', { name: `Añadir ${first} a ` });
  const unlikeIn = (container: typeof row) =>
    container.getByRole('button', { name: `Quitar ${first} de ` });

  await likeIn(row).click();
  await expect(unlikeIn(player.bar)).toBeVisible();
  await page.reload();
  await expect(unlikeIn(row)).toBeVisible();
  await expect(unlikeIn(player.bar)).toBeVisible();
  await unlikeIn(player.bar).click();
  await expect(likeIn(row)).toBeVisible();
  await page.reload();
  await expect(likeIn(row)).toBeVisible();
  await expect(likeIn(player.bar)).toBeVisible();
});
