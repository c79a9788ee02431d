import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { AdminUserList } from '#contract/administration.ts';
import type { AuthResponse } from '#contract/session.ts';
import type { LabelArtist } from '#contract/label-figures.ts';
import type { Track } from '#contract/track.ts';
import type { Role } from '#contract/user.ts';
import { makeMp3 } from '../../server/testing/make-sound.ts';
import { keepSession, registerListener, signIn } from './support/accounts.ts';
import { tabTo } from './support/focus.ts';
import { mailedLink, proveEmail } from './support/emails.ts';
import { longWait } from './support/long-wait.ts';
import { closeThisMonth, nextMonth } from './support/next-month.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

// A time zone in which it is always another day than in UTC, to test that a contract of today
// applies.
test.use({
  timezoneId: new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati',
});

const label = 'Sello Tramontana';
const artist = 'Arto Quieto';
const title = 'Noche de Tramontana';
const today = () => new Date().toISOString().slice(0, 10);

async function giveRole(page: Page, { user }: AuthResponse, role: Role) {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get(`/api/admin/users?q=${user.email}`, { headers });
  const [account] = ((await found.json()) as AdminUserList).users;
  if (!account) throw new Error(`There is no account of ${user.email}.`);
  const { name, email, subscription, role: before, status, country } = account;
  const seen = { name, email, subscription, role: before, status, country };
  const data = { seen, changes: { role } };
  const changed = await page.request.patch(`/api/admin/users/${account.id}`, { headers, data });
  expect(changed.status()).toBe(200);
}

// Proves payments: The whole way, by keyboard
// Proves releases: From the label's file to the listener's ear, by keyboard
test('from a new label to its first payment: contract, release, plays, a closed month @release-narrow', async ({
  page,
  ownServer,
  consoleGuard,
}) => {
  test.slow();
  // The dashboard answers 404 to an account without a label, and the server restarts in between.
  consoleGuard.allow(/Failed to load resource/);
  const [worker, musician] = [
    await registerListener(page.request),
    await registerListener(page.request),
  ];
  await proveEmail(page, worker, ownServer.dataFolder);
  await giveRole(page, worker, 'label');
  const main = page.getByRole('main');

  await page.goto('/admin?tab=labels');
  await main.getByRole('button', { name: 'Agregar Label' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Agregar Label' });
  await form.getByLabel('Nombre', { exact: true }).fill(label);
  await form.getByLabel('Email', { exact: true }).fill('sello@tramontana.example');
  await form.getByLabel('Tasa de regalías').fill('65');
  await form.getByLabel('Tasa de regalías').press('Enter');
  await expect(form).toHaveCount(0);
  await main.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('tramontana');
  await main.getByRole('button', { name: `Ver Detalles de ${label}` }).press('Enter');
  const panel = page.getByRole('dialog', { name: label });
  await panel.getByLabel('Email de la cuenta').fill(worker.user.email);
  await panel.getByLabel('Email de la cuenta').press('Enter');
  await expect(panel.getByText(`${worker.user.email} ya puede ver el panel`)).toBeVisible();

  await keepSession(page, worker);
  await page.goto('/label-manager?tab=artists');
  await main.getByRole('button', { name: 'Agregar Artista' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Nombre del artista' }).fill(artist);
  await expect(page.getByText(`No encontramos ningún artista con «${artist}».`)).toBeVisible();
  await page.getByRole('button', { name: 'Crear un artista nuevo' }).press('Enter');
  const offer = page.getByRole('dialog', { name: 'Crear un artista nuevo' });
  await offer.getByLabel('Email de su cuenta').fill(musician.user.email);
  await offer.getByLabel('Regalías del artista (%)').fill('62,5');
  await offer.getByLabel('Primer día').fill(today());
  await offer.getByLabel('Primer día').press('Enter');
  await expect(page.getByText(/^Oferta enviada/)).toBeVisible();

  await keepSession(page, musician);
  await page.goto(
    await mailedLink(ownServer.dataFolder, musician.user.email, /te ofrece un contrato/),
  );
  await page.getByRole('button', { name: 'Recibir la oferta' }).press('Enter');
  await page.getByRole('link', { name: 'Ver la oferta' }).press('Enter');
  await main.getByRole('button', { name: 'Aceptar' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Aceptar contrato' }).press('Enter');
  await expect(page.getByText('Aceptaste el contrato.')).toBeVisible();

  await keepSession(page, worker);
  await page.goto('/label-manager?tab=releases');
  await main.getByRole('button', { name: 'Subir Contenido' }).press('Enter');
  const release = page.getByRole('dialog', { name: 'Subir Contenido' });
  await release.getByLabel('Título', { exact: true }).fill(title);
  await release.getByLabel('Artista').selectOption({ label: artist });
  await release.getByLabel('Fecha de lanzamiento').fill(today());
  const square = { width: 700, height: 700, channels: 3, background: '#7a2e5d' } as const;
  const cover = await sharp({ create: square }).png().toBuffer();
  const getFile = (name: string) =>
    release.getByRole('group', { name }).locator('input[type=file]');
  await getFile('Portada').setInputFiles({
    name: 'portada.png',
    mimeType: 'image/png',
    buffer: cover,
  });
  await getFile('Archivos de sonido').setInputFiles({
    name: '01 - Tramontana.mp3',
    mimeType: 'audio/mpeg',
    buffer: await makeMp3(31),
  });
  await expect(release.getByLabel('Título de la canción 1')).toHaveValue('Tramontana');
  await release.getByLabel('Autores de la canción 1').fill(artist);
  await release.getByLabel('Autores de la canción 1').press('Enter');
  await expect(release.getByText(/^Guardado \d/)).toBeVisible();
  await release.getByRole('button', { name: 'Enviar a revisión' }).press('Enter');
  await expect(release).toHaveCount(0);
  const row = main.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('En revisión')).toBeVisible();

  await signIn(page, 'editorial');
  await page.goto('/editorial?tab=inbox');
  const opener = main.getByRole('button', { name: `Ver más de ${title}` });
  await opener.press('Enter');
  const item = page.getByRole('dialog', { name: title });
  await item.getByRole('button', { name: 'Reproducir Tramontana' }).press('Enter');
  await expect(item.getByRole('button', { name: 'Pausar Tramontana' })).toBeVisible();
  await item.getByRole('button', { name: `Aprobar «${title}»` }).press('Enter');
  await expect(page.getByText(`Aprobaste «${title}».`)).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(opener).toHaveCount(0);

  const listener = await signIn(page, 'user');
  const headers = { authorization: `Bearer ${listener.token}` };
  const read = async (call: string) =>
    (await (await page.request.get(`/api/${call}`, { headers })).json()) as object;
  await expect
    .poll(() => read(`search?q=${encodeURIComponent(title)}`))
    .toMatchObject({ albums: [{ title }] });
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title }).first().press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await main.getByRole('button', { name: `Reproducir ${title}` }).press('Enter');
  const lastPlayed = async () => ((await read('tracks/recent')) as Track[])[0]?.title;
  await expect.poll(lastPlayed, { timeout: longWait }).toBe('Tramontana');

  // The month ends, and imported plays arrive.
  await keepSession(page, worker);
  const artists = await page.request.get('/api/label/artists', {
    headers: { authorization: `Bearer ${worker.token}` },
  });
  const [{ id } = { id: '' }] = (await artists.json()) as LabelArtist[];
  await page.goto('about:blank');
  await ownServer.stop();
  const env = { ...process.env, ...nextMonth(), TONADA_DATA_DIR: ownServer.dataFolder };
  closeThisMonth(env, `artist,day,streams,earnings\n${id},${today()},1000,4.1\n`);
  await ownServer.start();

  // 62.5 % of 4.1 € and of the plays' earnings.
  await keepSession(page, worker);
  await page.goto('/label-manager?tab=finance');
  const payout = main.getByRole('row', { name: new RegExp(artist) }).first();
  await expect(payout).toContainText(/2,5[67]\s€/);
  await expect(payout).toContainText('Pendiente');
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: 'Ver extracto de la disquera' }).press('Enter');
  const total = main.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText(/4,1[01]\s€.*2,5[67]\s€.*1,5[34]\s€/);
  await expectNoSidewaysScroll(page);
  await main.getByRole('link', { name: 'Volver a pagos' }).press('Enter');

  await main.getByRole('button', { name: 'Cuenta de cobro' }).press('Enter');
  const account = page.getByRole('dialog', { name: 'Cuenta de cobro' });
  await account.getByLabel('Titular de la cuenta').fill('Tramontana Ediciones SL');
  await account.getByLabel('IBAN').fill('es91 2100 0418 4502 0005 1332');
  await expectNoSidewaysScroll(page);
  await account.getByRole('button', { name: 'Guardar cuenta' }).press('Enter');
  await expect(account).toHaveCount(0);
  await main.getByRole('button', { name: 'Cuenta de cobro' }).press('Enter');
  await expect(account.getByText('ES •••• 1332')).toBeVisible();
  await page.keyboard.press('Escape');

  await signIn(page, 'admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Ver regalías' }).press('Enter');
  await expect(page).toHaveURL(/tab=royalties/);
  await main.getByRole('searchbox', { name: 'Buscar por label' }).fill('tramontana');
  await expect(page).toHaveURL(/pending-q=tramontana/);
  await tabTo(main.getByRole('button', { name: `Pagar a ${label}` }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Pagar a ${label}` });
  await expect(dialog.getByText('2 pagos por')).toBeVisible();
  await tabTo(dialog.getByLabel('Escribe el importe o el número de pagos'));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/payments\/./);
  await expect(main.getByText(/la apruebas también tú/)).toBeVisible();
  await expect(main.getByText(/ningún dinero se mueve/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goBack();
  await expect(main.getByText('Nada coincide')).toBeVisible();
  const run = main.getByRole('row', { name: new RegExp(label) });
  await expect(run).toContainText('Por aprobar');
  await run.getByRole('link', { name: /^Ver tanda/ }).press('Enter');
  await main.getByRole('button', { name: /^Aprobar/ }).press('Enter');
  await main.getByRole('button', { name: 'Entregar al banco' }).press('Enter');
  await expect(main.getByText(/Falta la cuenta desde la que se paga/)).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: /^Archivo del banco/ }).press('Enter');
  const bankFile = await readFile(await (await download).path(), 'utf8');
  expect(bankFile).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  expect(bankFile).toContain('<NbOfTxs>1</NbOfTxs>');
  expect(bankFile).toMatch(/<CtrlSum>4\.1[01]<\/CtrlSum>/);
  expect(bankFile).toContain('<Nm>Tramontana Ediciones SL</Nm>');
  expect(bankFile).toContain('<IBAN>ES9121000418450200051332</IBAN>');
  await expectNoSidewaysScroll(page);

  await main.getByRole('button', { name: /^Confirmar \d/ }).press('Enter');
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: /^Confirmar \d/ }).press('Enter');
  await expect(main.getByText(`Confirmado el pago a ${label}`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await keepSession(page, musician);
  await page.goto('/spotify-for-artists?tab=earnings');
  const payment = page.getByRole('table', { name: 'Historial de pagos' }).getByRole('row').nth(1);
  await expect(payment).toContainText('Pagado');
});
