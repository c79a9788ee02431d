import type { APIRequestContext } from '@playwright/test';
import { keepSession, registerListener, signIn } from './support/accounts.ts';
import { tabTo } from './support/focus.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

const artistId = 'art_nora-quintavalle';
const mark = crypto.randomUUID().slice(0, 8);
const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

const post = async (request: APIRequestContext, token: string, path: string, data?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`/api/${path}`, { headers, ...(data && { data }) });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
};

async function setGoing(request: APIRequestContext, artist: string, admin: string) {
  const made = (tool: string) => ({ id: `${tool}-${mark}`, at: new Date().toISOString() });
  const send = (path: string, data?: object) => post(request, artist, `promotion/${path}`, data);
  const headers = { authorization: `Bearer ${artist}` };
  const tracks = await request.get('/api/promotion/canvas/tracks', { headers });
  const [track] = (await tracks.json()) as { id: string; title: string; artist: string }[];
  await send('fans/notifications', {
    ...made('notice'),
    title: `Aviso ${mark}`,
    message: 'Un vals para el final del verano.',
    type: 'general',
    scheduledDate: new Date(Date.now() + 48 * 3_600_000).toISOString(),
    targetTiers: [],
    includeTrackLink: false,
    trackId: null,
  });
  await send('marquee', {
    ...made('marquee'),
    trackId: track?.id,
    trackTitle: track?.title,
    artistName: track?.artist,
    campaignName: `Paseo ${mark}`,
    budget: 100,
    startDate: dayIn(0),
    endDate: dayIn(5),
    adFormat: 'sponsored_song',
    targetAudience: { ageRange: 'all', genres: [], countries: [], interests: [] },
    creativeAssets: { image: '', video: '', audio: '', copy: '' },
  });
  await send(`marquee/marquee-${mark}/activate`);
  await post(request, admin, `admin/marquee/marquee-${mark}/approve`, { budget: 100 });
  await send('my-stories', {
    ...made('story'),
    type: 'text',
    content: 'Mañana tocamos',
    caption: `Ensayo ${mark}`,
    trackId: null,
    trackTitle: '',
    backgroundColor: '#000000',
    textColor: '#ffffff',
    file: null,
  });
  await send('concerts/artist', {
    ...made('concert'),
    title: `Gira ${mark}`,
    venue: 'Sala Sol',
    city: 'Madrid',
    country: 'ES',
    date: dayIn(30),
    time: '21:00',
    doors: '20:00',
    capacity: 100,
    ticketPriceMin: 20,
    ticketPriceMax: 30,
    currency: 'EUR',
    description: '',
    supportingActs: [],
    ageRestriction: '18+',
    ticketUrl: 'https://entradas.example.com/gira',
    venueImage: '',
    fanClubPresale: false,
    presaleCode: '',
  });
  await send('fans/campaigns', {
    ...made('campaign'),
    title: `Puertas ${mark}`,
    description: 'Treinta sillas.',
    type: 'behind_scenes',
    startDate: dayIn(0),
    endDate: dayIn(8),
    eligibleTiers: [],
    maxParticipants: 30,
    rewards: [],
  });
  await send(`fans/campaigns/campaign-${mark}/activate`);
}

// Proves administration: Suspended and activated, with what everybody finds
test('a suspended artist’s running items stop as staff choose, with a message to the artist, and resume @release', async ({
  page,
  theirPage: theirs,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const main = page.getByRole('main');
  const artist = await signIn(theirs, 'artist');
  const admin = await signIn(page, 'admin');
  await setGoing(page.request, artist.token, admin.token);
  const fan = await registerListener(page.request);
  await post(page.request, fan.token, 'user/followed-artists', {
    id: `follow-${mark}`,
    at: new Date().toISOString(),
    artistId,
    isFollowing: true,
  });
  const found = async () => {
    const headers = { authorization: `Bearer ${fan.token}` };
    const read = async (path: string) => (await page.request.get(path, { headers })).text();
    const highlights = await read(`/api/artists/${artistId}/highlights`);
    const stories = await read(`/api/artists/${artistId}/stories`);
    return [`Gira ${mark}`, `Puertas ${mark}`, `Ensayo ${mark}`].filter((title) =>
      (highlights + stories).includes(title),
    );
  };
  await expect.poll(found).toEqual([`Gira ${mark}`, `Puertas ${mark}`, `Ensayo ${mark}`]);

  await page.goto(`/admin?tab=users&q=${encodeURIComponent(artist.user.email)}`);
  const row = page.getByRole('row', { name: new RegExp(artist.user.email) });
  const menu = row.getByRole('button', { name: /^Más opciones de / });
  await tabTo(menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Suspender' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  for (const kind of [
    /notificaci/,
    /campañas? de pago/,
    /historias?/,
    /conciertos?/,
    /Fans First/,
  ]) {
    await expect(question.getByRole('checkbox', { name: kind })).toBeChecked();
  }
  await tabTo(question.getByRole('checkbox', { name: /conciertos?/ }));
  await page.keyboard.press('Space');
  await expectNoSidewaysScroll(page);
  await tabTo(question.getByRole('button', { name: 'Suspender' }));
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Suspendido');
  await expect(menu).toBeFocused();

  // Fans find only the concert; the artist reads why they are suspended.
  await expect.poll(found).toEqual([`Gira ${mark}`]);
  await theirs.goto('/fan-engagement');
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByText(/^Tu cuenta está suspendida/)).toBeVisible();

  await menu.press('Enter');
  await page.getByRole('menuitem', { name: /^Ver todo lo de / }).press('Enter');
  await expect(page).toHaveURL(`/admin/artist/${artistId}`);
  const item = (title: string) => main.getByRole('listitem').filter({ hasText: title });
  for (const title of [`Aviso ${mark}`, `Paseo ${mark}`, `Ensayo ${mark}`, `Puertas ${mark}`]) {
    await expect(item(title)).toContainText('Detenida con la cuenta');
  }
  await expect(item(`Gira ${mark}`)).toContainText('En marcha');
  await expectNoSidewaysScroll(page);

  await page.goBack();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Activar' }).press('Enter');
  await expect(row).toContainText('Activo');
  await expect.poll(found).toEqual([`Gira ${mark}`, `Puertas ${mark}`, `Ensayo ${mark}`]);
  const back = await signIn(theirs, 'artist');
  await keepSession(theirs, back);
  await theirs.goto('/fan-engagement?tab=notifications');
  const banner = theirs
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Aviso ${mark}` });
  await expect(banner).toContainText('Programada');
});
