import { readFile } from 'node:fs/promises';
import { loseNetwork } from './support/lose-network.ts';
import { signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true });

const date = new Date(Date.now() + 200 * 24 * 3_600_000).toISOString().slice(0, 10);

// Proves concerts: From the artist without a network to the listener's calendar
test('an artist adds a concert without a network, a listener finds it with its calendar file @release-narrow @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  // Prefetching may be interrupted when the network goes.
  const unfetched = [/dynamically imported module/, /Unable to preload CSS/];
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /, ...unfetched);
  const title = `Marea ${crypto.randomUUID().slice(0, 8)}`;
  const main = page.getByRole('main');
  const delivered: string[] = [];
  context.on('response', (response) => {
    const isPost = response.request().method() === 'POST';
    if (isPost && response.url().includes('/promotion/concerts')) delivered.push(response.url());
  });

  await signIn(page, 'artist');
  await page.goto('/concerts');
  await main.getByRole('button', { name: 'Agregar Concierto' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Lugar', { exact: true })).toBeVisible();
  await loseNetwork(page);
  await form.getByLabel('Título del concierto').fill(title);
  await form.getByLabel('Lugar', { exact: true }).fill('Sala Sol');
  await form.getByLabel('Ciudad').fill('Las Palmas');
  await form.getByLabel('Fecha', { exact: true }).fill(date);
  await form.getByLabel('Hora', { exact: true }).fill('21:00');
  await form.getByLabel('Capacidad').fill('100');
  await form.getByLabel('Preventa para fans').check();
  await form.getByLabel('Código de preventa').fill('MAREA-1');
  await form.getByRole('button', { name: 'Crear Concierto' }).press('Enter');
  await expect(page.getByText('Concierto creado exitosamente!')).toBeVisible();
  const card = main.getByRole('row').filter({ hasText: title });
  await expect(card).toContainText('Solo en este dispositivo');
  await expectNoSidewaysScroll(page);
  await page.goto('about:blank');
  expect(delivered).toEqual([]);

  await context.setOffline(false);
  await page.goto('/concerts');
  await touch(page);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Solo en este dispositivo');
  await expect.poll(() => delivered).toHaveLength(1);
  await card.getByRole('button', { name: `Más opciones de ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await form.getByLabel('Entradas vendidas').fill('100');
  await form.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
  await expect(card).toContainText('AGOTADO');

  // The listener sees the venue's time and no presale code.
  await signIn(page, 'user');
  await page.goto('/artist/art_nora-quintavalle');
  const concert = main.getByRole('article', { name: title });
  await expect(concert).toContainText('21:00 h, hora local');
  await expect(concert).not.toContainText('MAREA-1');
  const download = page.waitForEvent('download');
  await concert.getByRole('button', { name: /^Guardar en el calendario/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`concierto-${date}.ics`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`SUMMARY:Nora Quintavalle: ${title}\r\n`);
  expect(text).toContain('LOCATION:Sala Sol\\, Las Palmas\\, España\r\n');
  expect(text).toMatch(/DTSTART:\d{8}T2[01]0000Z\r\n/);
  await expectNoSidewaysScroll(page);

  await signIn(page, 'artist');
  await page.goto('/concerts');
  await card.getByRole('button', { name: `Más opciones de ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar concierto' }).click();
  const question = page.getByRole('alertdialog', { name: `¿Eliminar «${title}»?` });
  await question.getByRole('button', { name: 'Eliminar concierto' }).click();
  await expect(page.getByText(`Eliminaste «${title}».`)).toBeVisible();
  await expect(card).toHaveCount(0);
  const left = await page.request.get('/api/artists/art_nora-quintavalle/highlights');
  expect(await left.text()).not.toContain(title);
});
