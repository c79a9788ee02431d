import { signIn } from './support/accounts.ts';
import { openTracks, getPlayButtons, getPlayer, onceRendered } from './support/player.ts';
import { expect, test } from './support/test.ts';

// Proves player: Controls
test('a listener plays a list and works every control', async ({ page }) => {
  await signIn(page);
  const [first = '', second = ''] = await openTracks(page);
  const player = getPlayer(page);
  await expect(player.bar.getByText('Selecciona una canción para reproducir')).toBeVisible();

  await getPlayButtons(page).first().click();
  await expect(player.title).toHaveText(first);
  await player.passes(0);

  await test.step('pause, of which the server is told, and play', async () => {
    const told = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/user/listening') &&
        (answer.request().postData() ?? '').includes('"isPlaying":false'),
    );
    await player.button('Pausar').click();
    expect((await told).status()).toBe(204);
    await expect(
      page.getByRole('row').getByRole('button', { name: `Reproducir ${first}` }),
    ).toBeVisible();
    await player.button('Reproducir').click();
    await expect(player.button('Pausar')).toBeVisible();
  });

  await test.step('next, previous, and nothing before the start', async () => {
    await player.button('Siguiente').click();
    await expect(player.title).toHaveText(second);
    await player.button('Anterior').click();
    await expect(player.title).toHaveText(first);
    await player.button('Anterior').click();
    await expect(player.title).toHaveText(first);
  });

  await test.step('seek, and the end of a track starts the next', async () => {
    await player.progress.focus();
    await page.keyboard.press('End');
    await expect(player.title).toHaveText(second, onceRendered);
    await player.passes(0);
  });

  // Proves player: Mute in the browser
  await test.step('mute restores the volume', async () => {
    const volume = player.bar.getByRole('slider', { name: 'Volumen' });
    await volume.fill('0.4');
    await player.button('Silenciar').click();
    await expect(volume).toHaveValue('0');
    await player.button('Activar sonido').click();
    await expect(volume).toHaveValue('0.4');
  });

  await test.step('shuffle and repeat', async () => {
    await player.button('Modo aleatorio').click();
    await expect(player.button('Modo aleatorio')).toHaveAttribute('aria-pressed', 'true');
    for (const mode of ['no', 'todo', 'una']) await player.button(`Repetir: ${mode}`).click();
    await expect(player.button('Repetir: no')).toBeVisible();
  });
});

test('a reload brings everything back, paused @release', async ({ page }) => {
  await signIn(page);
  const [first = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(0);
  await player.button('Repetir: no').click();
  await player.progress.fill('60');
  await player.progress.blur();
  await player.passes(60);

  await page.reload();
  await expect(player.title).toHaveText(first);
  await player.isAt(/^1:0\d de /);
  await expect(player.button('Repetir: todo')).toBeVisible();
  await player.button('Reproducir').click();
  await player.passes(61);
});

test('a visitor hears 30 seconds and is asked to sign in @release', async ({ page }) => {
  const totals: string[] = [];
  page.on('response', (response) => {
    const range = response.headers()['content-range'];
    if (range && response.url().includes('/audio?')) totals.push(range);
  });
  const [first = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await expect(player.title).toHaveText(first);
  await expect(player.bar.getByText('Vista previa', { exact: true })).toBeVisible();
  await player.passes(0);
  await player.isAt(/ de 0:30$/);

  await player.progress.focus();
  await page.keyboard.press('End');
  const prompt = page.getByRole('dialog', { name: 'Hasta aquí llega la vista previa' });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(player.title).toHaveText(first);
  await expect(player.button('Reproducir')).toBeVisible();
  // 30 seconds at 128 kbit/s is all that the preview contains.
  expect(totals.length).toBeGreaterThan(0);
  expect(totals.every((range) => range.endsWith('/480000'))).toBe(true);
});

// Proves player: Skipped and named
test('a track that cannot be played is named, and the queue goes on @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await signIn(page);
  const [first = '', second = ''] = await openTracks(page);
  let broken = '';
  await page.route(/\/audio\?/, (route) => {
    const { pathname } = new URL(route.request().url());
    broken ||= pathname;
    return pathname === broken ? route.fulfill({ status: 404 }) : route.continue();
  });
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await expect(page.getByRole('alert')).toHaveText(`No pudimos reproducir «${first}»`);
  await expect(player.title).toHaveText(second);
  await player.passes(0);
});

// Proves shell: Keys work on every screen
test('the keys work on every screen @release', async ({ page }) => {
  await signIn(page);
  const [first = ''] = await openTracks(page);
  const player = getPlayer(page);
  await getPlayButtons(page).first().click();
  await player.passes(0);
  await page.getByRole('heading', { level: 1 }).click();

  await page.keyboard.press('Space');
  await expect(player.button('Reproducir')).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await player.isAt(/^0:1\d de /);
  await page.keyboard.press('Alt+s');
  await expect(player.button('Modo aleatorio')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Alt+r');
  await expect(player.button('Repetir: todo')).toBeVisible();
  const like = player.bar.getByRole('button', { name: new RegExp(`^(Añadir|Quitar) ${first} `) });
  const before = await like.getAttribute('aria-label');
  await page.keyboard.press('Alt+Shift+b');
  await expect(like).not.toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('Alt+Shift+b');
  await expect(like).toHaveAttribute('aria-label', before ?? '');

  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(page).toHaveTitle(/Inicio/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(' ');
  await page.keyboard.press('Escape');
  await expect(player.button('Reproducir')).toBeVisible();
});

test('the mini player opens into a full-screen player @narrow', async ({ page }) => {
  await signIn(page);
  const [first = '', second = ''] = await openTracks(page);
  await getPlayButtons(page).first().click();
  const { bar } = getPlayer(page);
  const mini = bar.getByRole('button', { name: 'Abrir el reproductor' });
  await expect(mini).toContainText(first);

  await mini.click();
  const screen = page.getByRole('dialog', { name: 'Suena ahora' });
  await expect(screen).toBeVisible();
  await screen.getByRole('button', { name: 'Siguiente' }).click();
  await expect(screen.getByRole('link').first()).toHaveText(second);
  await page.goBack();
  await expect(screen).toBeHidden();
  await expect(page).toHaveURL(/\/search\?q=noche$/);
  await expect(mini).toContainText(second);

  await mini.click();
  await expect(screen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await mini.click();
  await screen.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/track\//);
  await expect(screen).toBeHidden();
});
