import type { Locator, Page, Route } from '@playwright/test';
import type { Concert } from '#contract/concert.ts';
import type { MarqueeCampaign } from '#contract/marquee.ts';
import { marquee } from '../../server/testing/delivered-marquee.ts';
import { makeMp3 } from '../../server/testing/make-sound.ts';
import { signIn } from './support/accounts.ts';
import { guardConsole } from './support/console-guard.ts';
import { plainPng } from './support/png.ts';
import { concert, day } from './support/promotion.ts';
import { expect, test } from './support/test.ts';

test.use({ isSentAhead: true });

const makeName = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

/** Signs the artist in, and delivers and reads over the API. */
async function startAsArtist(page: Page) {
  const { token } = await signIn(page, 'artist');
  const headers = { authorization: `Bearer ${token}` };
  const read = async <Item>(path: string) =>
    (await (await page.request.get(`/api/promotion/${path}`, { headers })).json()) as Item[];
  const deliver = async (path: string, fields: object) => {
    const id = `local-${crypto.randomUUID()}`;
    const data = { ...fields, id, at: new Date().toISOString() };
    const answer = await page.request.post(`/api/promotion/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return id;
  };
  return {
    deliverConcert: (title: string) => deliver('concerts/artist', { ...concert, title }),
    deliverCampaign: async (campaignName: string) => {
      const [track] = await read<{ id: string }>('marquee/tracks');
      const days = { startDate: day(1), endDate: day(20) };
      const fields = { ...marquee, ...days, campaignName, budget: 500, trackId: track?.id };
      return deliver('marquee', fields);
    },
    readConcert: async (id: string) =>
      (await read<Concert>('concerts/artist')).find((each) => each.id === id),
    readCampaigns: async (name: string) =>
      (await read<MarqueeCampaign>('marquee')).filter((each) => each.campaignName.startsWith(name)),
  };
}

/** Opens a form of the artist in the page of a label that speaks for them. */
async function openAsLabel(page: Page, address: string) {
  await signIn(page, 'label');
  await page.goto(`${address}&artist=art_nora-quintavalle`);
  return page.getByRole('dialog');
}

const getPicture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: plainPng(64, [122, 46, 93]),
});

/** Chooses a picture and waits until it is checked. */
async function choosePicture(form: Locator, name: string) {
  await form.locator('input[type=file]').setInputFiles(getPicture(name));
  await expect(form.getByText('Cumplido:')).toHaveCount(3);
}

/** Holds uploads to the address until the route is removed. */
async function holdUploads(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return {
    isHeld: () => expect.poll(() => held.length).toBe(1),
    stop: () => page.unroute(address),
  };
}

/** Answers the question about unsaved changes. */
async function answerQuestion(page: Page, name: 'Seguir aquí' | 'Salir') {
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name }).press('Enter');
  await expect(question).toHaveCount(0);
}

// Proves concerts: Two people, in two browsers
test('of an artist and a label in the form of one concert, the later one looks again and merges @release', async ({
  page,
  theirPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 409 /, /\[tonada\] /);
  const artist = await startAsArtist(page);
  const id = await artist.deliverConcert(makeName('Faro'));
  const address = `/concerts?edit=${id}`;
  await page.goto(address);
  const form = page.getByRole('dialog');
  const theirs = await openAsLabel(theirPage, address);
  await theirs.getByLabel('Lugar', { exact: true }).fill('Teatro Real');
  await theirs.getByLabel('Capacidad').fill('200');
  const title = makeName('Marea');
  await form.getByLabel('Título del concierto').fill(title);
  await form.getByLabel('Capacidad').fill('300');
  await theirs.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
  await expect(theirs).toHaveCount(0);

  const save = form.getByRole('button', { name: 'Guardar cambios' });
  await save.press('Enter');
  await expect(form.getByText(/^Este concierto cambió mientras lo editabas/)).toBeVisible();
  await expect(form.getByText('Ahora es «200».').first()).toBeVisible();
  await expect(form.getByLabel('Título del concierto')).toHaveValue(title);
  await expect(form.getByLabel('Capacidad')).toHaveValue('300');
  await expect(form.getByLabel('Lugar', { exact: true })).toHaveValue('Teatro Real');
  await save.press('Enter');
  await expect(form).toHaveCount(0);
  const merged = { title, venue: 'Teatro Real', capacity: 300 };
  expect(await artist.readConcert(id)).toMatchObject(merged);
});

// Proves marquee: Two people edit a campaign in two browsers
test('of an artist and a label in the form of one campaign, the later one is told and keeps what was typed @release', async ({
  page,
  theirPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 409 /, /\[tonada\] /);
  const artist = await startAsArtist(page);
  const name = makeName('Otoño');
  const address = `/spotify-marquee?tab=campaigns&edit=${await artist.deliverCampaign(name)}`;
  await page.goto(address);
  const form = page.getByRole('dialog', { name: 'Editar Campaña' });
  const theirs = await openAsLabel(theirPage, address);
  await theirs.getByLabel('Presupuesto (USD)').fill('300');
  await theirs.getByLabel('Texto del anuncio').fill('Del sello');
  await form.getByLabel('Nombre de la campaña').fill(`${name} II`);
  await form.getByLabel('Presupuesto (USD)').fill('700');
  await theirs.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
  await expect(theirs).toHaveCount(0);

  const save = form.getByRole('button', { name: 'Guardar', exact: true });
  await save.press('Enter');
  await expect(form.getByText('Ahora es «300».').first()).toBeVisible();
  await expect(form.getByLabel('Nombre de la campaña')).toHaveValue(`${name} II`);
  await expect(form.getByLabel('Presupuesto (USD)')).toHaveValue('700');
  await save.press('Enter');
  await expect(form).toHaveCount(0);
  expect(await artist.readCampaigns(name)).toMatchObject([
    { campaignName: `${name} II`, budget: 700, creativeAssets: { copy: 'Del sello' } },
  ]);
});

// Proves marquee: Two tabs of a new campaign
test('two tabs of one form of Marquee each make their campaign, with its own file @release', async ({
  page,
}) => {
  const artist = await startAsArtist(page);
  const tab = await page.context().newPage();
  const guard = guardConsole(tab);
  const name = makeName('Dos');
  const forms = await Promise.all(
    [page, tab].map(async (each, index) => {
      await each.goto('/spotify-marquee?tab=campaigns&new=');
      const form = each.getByRole('dialog', { name: 'Nueva Campaña' });
      const track = form.getByLabel('Canción', { exact: true });
      await expect.poll(() => track.locator('option').count()).toBeGreaterThan(1);
      await track.selectOption({ index: 1 });
      await form.getByLabel('Nombre de la campaña').fill(`${name} ${index}`);
      await choosePicture(form, `dos-${index}.png`);
      return form;
    }),
  );
  for (const [index, form] of forms.entries()) {
    await expect(form.getByLabel('Nombre de la campaña')).toHaveValue(`${name} ${index}`);
    await expect(form.getByRole('button', { name: `Quitar «dos-${index}.png»` })).toBeVisible();
    await form.getByRole('button', { name: 'Crear Campaña' }).press('Enter');
    await expect(form).toHaveCount(0);
  }
  const readKinds = async () =>
    Object.fromEntries(
      (await artist.readCampaigns(name)).map(({ campaignName, files = [] }) => [
        campaignName,
        files.map(({ kind }) => kind),
      ]),
    );
  await expect.poll(readKinds).toEqual({ [`${name} 0`]: ['image'], [`${name} 1`]: ['image'] });
  guard.expectSilence();
});

// Proves marquee: Left while a file is sent
test('a campaign left while its file is sent stays as it was, and is changed at the next attempt @release', async ({
  page,
}) => {
  const artist = await startAsArtist(page);
  const name = makeName('Alto');
  const id = await artist.deliverCampaign(name);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes(id)) sent.push(request.url());
  });
  const uploads = await holdUploads(page, '**/api/promotion/uploads/marquee-image');
  await page.goto(`/spotify-marquee?tab=campaigns&edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Editar Campaña' });
  const field = form.getByLabel('Nombre de la campaña');
  await field.fill(`${name} II`);
  await choosePicture(form, 'alto.png');
  await form.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
  await uploads.isHeld();
  await form.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await answerQuestion(page, 'Seguir aquí');
  await expect(field).toHaveValue(`${name} II`);
  await expect(form.getByRole('button', { name: 'Quitar «alto.png»' })).toBeVisible();
  await page.keyboard.press('Escape');
  await answerQuestion(page, 'Salir');
  await expect(form).toHaveCount(0);
  await uploads.stop();

  await page.goto(`/spotify-marquee?tab=campaigns&edit=${id}`);
  await expect(field).toHaveValue(name);
  await expect(form.getByLabel('Dirección de la imagen')).toHaveValue('');
  expect(sent).toEqual([]);
  await field.fill(`${name} III`);
  await choosePicture(form, 'alto.png');
  await form.getByRole('button', { name: 'Guardar', exact: true }).press('Enter');
  await expect(form).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await artist.readCampaigns(name)).toMatchObject([
    { campaignName: `${name} III`, files: [{ kind: 'image' }] },
  ]);
});

// Proves releases: Left while a file is on its way
test('a release left while its cover and sound are sent lists neither, and takes them again @release', async ({
  page,
}) => {
  await signIn(page, 'label');
  const title = makeName('Medio');
  await page.goto('/label-manager?tab=releases');
  await page.getByRole('button', { name: 'Subir Contenido' }).click();
  const form = page.getByRole('dialog');
  const name = form.getByLabel('Título', { exact: true });
  await name.fill(title);
  await expect(form.getByText(/^Guardado \d/)).toBeVisible();
  const getInput = (field: string) =>
    form.getByRole('group', { name: field }).locator('input[type=file]');
  const cover = { ...getPicture('portada.png'), buffer: plainPng(640, [122, 46, 93]) };
  const sound = { name: 'Luna.mp3', mimeType: 'audio/mpeg', buffer: await makeMp3(31) };
  const track = form.getByLabel('Título de la canción 1', { exact: true });

  const uploads = await holdUploads(page, '**/api/label/uploads/cover');
  await getInput('Portada').setInputFiles(cover);
  await uploads.isHeld();
  await page.goBack();
  await answerQuestion(page, 'Seguir aquí');
  const cancel = form.getByRole('button', { name: 'Cancelar el envío de «portada.png»' });
  await expect(cancel).toBeVisible();
  await page.goBack();
  await answerQuestion(page, 'Salir');
  await expect(form).toHaveCount(0);
  await uploads.stop();
  const sounds = await holdUploads(page, '**/api/label/uploads/sound');
  const resume = page.getByRole('button', { name: `Seguir con «${title}»` });
  await resume.press('Enter');
  await expect(name).toHaveValue(title);
  await expect(form.getByText('Portada guardada')).toHaveCount(0);
  await getInput('Archivos de sonido').setInputFiles(sound);
  await sounds.isHeld();
  await page.keyboard.press('Escape');
  await answerQuestion(page, 'Salir');
  await sounds.stop();

  await resume.press('Enter');
  await expect(name).toHaveValue(title);
  await expect(track).toHaveCount(0);
  await getInput('Portada').setInputFiles(cover);
  await getInput('Archivos de sonido').setInputFiles(sound);
  await expect(track).toHaveValue('Luna');
  await expect(form.getByRole('button', { name: 'Quitar «portada.png»' })).toBeVisible();
  await form.getByRole('button', { name: 'Guardar y cerrar' }).press('Enter');
  await expect(form).toHaveCount(0);
  await resume.press('Enter');
  await expect(track).toHaveValue('Luna');
  await expect(form.getByText('Portada guardada', { exact: true })).toBeVisible();
});
