import type { APIRequestContext } from '@playwright/test';
import { loseNetwork } from './support/lose-network.ts';
import { registerListener, keepSession, signIn } from './support/accounts.ts';
import { plainPng } from './support/png.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

// Campaign days are UTC, so one that begins today shows at once in every time zone.
test.use({ isSentAhead: true, timezoneId: 'Pacific/Auckland' });

async function getSponsored(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/api/user/highlights', { headers });
  type Answer = { sponsored: { track: { title: string; coverImage: string } } | null };
  return ((await answer.json()) as Answer).sponsored;
}

// Proves marquee: From the artist to the listener
test('an artist makes a campaign without a network, an admin agrees, a free listener sees it once @release @release-narrow', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  const name = `Otoño ${crypto.randomUUID().slice(0, 8)}`;
  const main = page.getByRole('main');

  const artist = await signIn(page, 'artist');
  await page.goto('/spotify-marquee?tab=campaigns&view=cards');
  await main.getByRole('button', { name: 'Nueva Campaña' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Nueva Campaña' });
  await expect(form.getByLabel('Presupuesto (USD)')).toHaveValue('1000');
  const track = form.getByLabel('Canción', { exact: true });
  await expect.poll(() => track.locator('option').count()).toBeGreaterThan(1);
  await track.selectOption({ index: 1 });
  const title = await track.locator('option:checked').innerText();
  await loseNetwork(page);
  await form.getByLabel('Nombre de la campaña').fill(name);
  await form.locator('input[type=file]').setInputFiles({
    name: 'otono.png',
    mimeType: 'image/png',
    buffer: plainPng(64, [122, 46, 93]),
  });
  await expect(form.getByText('Cumplido:')).toHaveCount(3);
  await expect(form.getByLabel('Dirección de la imagen')).toHaveCount(0);
  await form.getByLabel('Rango de edad').selectOption('35-44');
  await form.getByLabel('Estados Unidos').check();
  await form.getByRole('button', { name: 'Crear Campaña' }).press('Enter');
  await expect(page.getByText('Campaña Tonada Marquee creada exitosamente!')).toBeVisible();
  const card = main.getByRole('article', { name });
  await expect(card).toContainText('Solo en este dispositivo');
  await expectNoSidewaysScroll(page);
  const delivered: string[] = [];
  context.on('response', (response) => {
    const isPost = response.request().method() === 'POST';
    if (isPost && response.url().endsWith('/promotion/marquee')) delivered.push(response.url());
  });
  await page.goto('about:blank');

  await context.setOffline(false);
  await page.goto('/spotify-marquee?tab=campaigns&view=cards');
  await touch(page);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Solo en este dispositivo');
  await expect.poll(() => delivered).toHaveLength(1);
  await card.getByRole('button', { name: `Activar ${name}` }).press('Enter');
  await expect(card).toContainText('Espera a que un administrador apruebe su presupuesto.');

  await signIn(page, 'admin');
  await page.goto('/admin');
  await main.getByRole('button', { name: `Aprobar el presupuesto de «${name}»` }).press('Enter');
  await expect(page.getByText(`Presupuesto aprobado: «${name}» está activa.`)).toBeVisible();

  // Paying listeners see none; others see it once a day, labelled with its reasons.
  const premium = await registerListener(page.request);
  const headers = { authorization: `Bearer ${premium.token}` };
  const data = { subscriptionType: 'premium', paymentMethod: 'card', period: 'month' };
  const paid = await page.request.put('/api/user/subscription', { headers, data });
  expect(paid.status()).toBe(200);
  expect(await getSponsored(page.request, premium.token)).toBeNull();
  const listener = await registerListener(page.request);
  const sponsored = await getSponsored(page.request, listener.token);
  expect(sponsored?.track.title).toBe(title);
  // The picture that waited on the device without a network.
  expect(sponsored?.track.coverImage).toMatch(/^\/api\/marquee\/[^/]+\/image\?/);
  await keepSession(page, listener);
  await page.goto('/');
  const shown = main.getByRole('article', { name: title });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toContainText('Patrocinado');
  const picture = shown.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/api\/marquee\//);
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0);
  await shown.getByRole('button', { name: '¿Por qué veo esto?' }).press('Enter');
  await expect(shown).toContainText('Tu cuenta está en Estados Unidos.');
  await expect.poll(() => getSponsored(page.request, listener.token)).toBeNull();
  await shown.getByRole('button', { name: 'No mostrar más de este artista' }).press('Enter');
  await expect(shown).toHaveCount(0);

  const next = await registerListener(page.request);
  await keepSession(page, artist);
  await page.goto('/spotify-marquee?tab=campaigns&view=cards');
  await card.getByRole('button', { name: `Pausar ${name}` }).press('Enter');
  await expect(card).toContainText('Pausada');
  expect((await getSponsored(page.request, next.token))?.track.title).not.toBe(title);
});
