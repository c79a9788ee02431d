import type { Page } from '@playwright/test';
import { marquee } from '../../server/testing/delivered-marquee.ts';
import * as samples from '../../server/testing/delivered-samples.ts';
import { signIn } from './support/accounts.ts';
import { concert, day } from './support/promotion.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

/** Greatest height in pixels at 390 px. */
const tallest = 4_500;
const many = 300;
/** A label has at most this number of releases that are not out. */
const manyReleases = 200;
const callsAtATime = 20;

const artists = {
  none: 'art_trio-almagre',
  one: 'art_remedios-del-monte',
  many: 'art_mapamundi-chico',
};

type Tool = {
  /** Of the list; the artist is appended. */
  list: string;
  /** Below `/api/promotion/`. */
  call: string;
  make: (name: string, trackId: string) => object;
  /** All items have the name of one track. */
  hasOneName?: boolean;
};

const days = { startDate: day(1), endDate: day(20) };

const tools: Tool[] = [
  {
    list: '/concerts?',
    call: 'concerts/artist',
    make: (title) => ({ ...concert, title }),
  },
  {
    list: '/spotify-marquee?tab=campaigns&',
    call: 'marquee',
    make: (campaignName, trackId) => ({ ...marquee, ...days, campaignName, trackId }),
  },
  {
    list: '/canvas-manager?',
    call: 'canvas',
    make: (_, trackId) => ({ ...samples.canvas, trackId }),
    hasOneName: true,
  },
  {
    list: '/artist-stories?',
    call: 'my-stories',
    make: (caption) => ({ ...samples.story, caption }),
  },
  {
    list: '/fan-engagement?tab=fans-first&',
    call: 'fans/campaigns',
    make: (title) => ({ ...samples.campaign, ...days, title }),
  },
  {
    list: '/fan-engagement?tab=notifications&',
    call: 'fans/notifications',
    make: (title) => ({ ...samples.notification, title }),
  },
  {
    list: '/playlist-pitching?tab=sent&',
    call: 'pitches',
    make: (trackTitle) => ({ ...samples.pitch, trackTitle, today: day(0), releaseDate: day(30) }),
  },
];

/** Makes `count` items named 'Noche 1' and so on. */
async function fill(count: number, make: (name: string) => Promise<unknown>) {
  const names = Array.from({ length: count }, (_, index) => `Noche ${index + 1}`);
  for (let first = 0; first < count; first += callsAtATime)
    await Promise.all(names.slice(first, first + callsAtATime).map(make));
}

/** Expects the screen to fit at both widths. */
async function expectFitting(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect.soft(size.scrollWidth, `${page.url()} at ${width}`).toBeLessThanOrEqual(width);
    expect.soft(size.scrollHeight, `${page.url()} at ${width}`).toBeLessThanOrEqual(tallest);
    console.log(page.url(), width, size.scrollHeight);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('each tool shows no, one and 300 items at every width', async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const main = page.getByRole('main');
  const tracks = await page.request.get(`/api/promotion/marquee/tracks?artistId=${artists.many}`, {
    headers,
  });
  const [{ id: trackId } = { id: '' }] = (await tracks.json()) as { id: string }[];

  for (const { list, call, make, hasOneName } of tools) {
    const deliver = async (name: string, artistId: string) => {
      const id = `local-${crypto.randomUUID()}`;
      const data = { ...make(name, trackId), id, at: new Date().toISOString() };
      const path = `/api/promotion/${call}?artistId=${artistId}`;
      const answer = await page.request.post(path, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await test.step(`${call}: none`, async () => {
      await page.goto(`${list}artist=${artists.none}`);
      await expect(main.getByText(/^(Aún no|Todavía no|No tienes|Sin )/).first()).toBeVisible();
      await expectFitting(page);
    });
    if (!hasOneName)
      await test.step(`${call}: one`, async () => {
        await deliver('Noche única', artists.one);
        await page.goto(`${list}artist=${artists.one}`);
        await expect(main.getByText('Noche única').first()).toBeVisible();
        await expectFitting(page);
      });
    await test.step(`${call}: ${many}`, async () => {
      await fill(many, (name) => deliver(name, artists.many));
      await page.goto(`${list}artist=${artists.many}`);
      await expect(main.getByRole('button', { name: 'Mostrar 20 más' })).toBeVisible();
      await expectFitting(page);
      if (hasOneName) return;
      await main.getByRole('searchbox').first().fill('noche 137');
      await expect(main.getByText('Noche 137').first()).toBeVisible();
      await expect(main.getByText('Noche 300')).toHaveCount(0);
      await expect(main.getByRole('button', { name: /^Mostrar/ })).toHaveCount(0);
    });
  }
});

test('chips count 300 concerts by state', async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const main = page.getByRole('main');
  const artist = artists.many;
  await fill(many, async (title) => {
    const id = `local-${crypto.randomUUID()}`;
    const data = { ...concert, title, id, at: new Date().toISOString() };
    const call = '/api/promotion/concerts';
    await page.request.post(`${call}/artist?artistId=${artist}`, { headers, data });
    if (!title.endsWith('5')) return;
    const path = `${call}/${id}/cancel?artistId=${artist}`;
    const cancelled = await page.request.post(path, { headers });
    expect(cancelled.status(), await cancelled.text()).toBe(204);
  });
  await page.goto(`/concerts?artist=${artist}`);
  await expect(main.getByRole('button', { name: 'Todos 300' })).toBeVisible();
  await main.getByRole('button', { name: 'Cancelados 30' }).press('Enter');
  await expect(main.getByRole('rowheader')).toHaveCount(20);
  await main.getByRole('button', { name: 'Mostrar 10 más' }).press('Enter');
  await expect(main.getByRole('rowheader')).toHaveCount(30);
  await main.getByRole('searchbox').fill('noche 15');
  await expect(main.getByRole('button', { name: 'Todos 11' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancelados 2' })).toBeVisible();
});

test('a label with 200 releases in preparation shows ten at first', async ({ page }) => {
  const { token } = await signIn(page, 'label');
  const headers = { authorization: `Bearer ${token}` };
  const drafts = await page.request.get('/api/label/drafts', { headers });
  const before = ((await drafts.json()) as unknown[]).length;
  await fill(manyReleases - before, async (title) => {
    const data = {
      title,
      artistId: null,
      type: 'single',
      releaseDate: null,
      cover: null,
      tracks: [],
    };
    const made = await page.request.post('/api/label/drafts', { headers, data });
    expect(made.status(), await made.text()).toBe(201);
  });
  await page.goto('/label-manager?tab=releases');
  const list = page.getByRole('region', { name: 'En preparación' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectFitting(page);
  await list.getByRole('searchbox').fill('noche 137');
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('an administrator with 300 labels and accounts finds one', async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const main = page.getByRole('main');
  const create = async (path: string, data: object) => {
    const made = await page.request.post(`/api/admin/${path}`, { headers, data });
    expect(made.status(), await made.text()).toBe(201);
  };
  const toEmail = (name: string) => `${name.toLowerCase().replace(' ', '-')}@noches.example`;
  await fill(many, async (name) => {
    const email = toEmail(name);
    const contact = { website: null, foundedYear: null, contactPerson: null, phone: null };
    await create('labels', { name, email, country: 'ES', royaltyRate: 70, ...contact });
    const account = { name, email, subscription: 'free', role: 'user', country: 'ES' };
    await create('users', account);
  });
  for (const tab of ['labels', 'users']) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(main.getByRole('rowheader').first()).toBeVisible();
    await expectFitting(page);
    await main.getByRole('searchbox').first().fill('noche 137');
    await expect(main.getByRole('rowheader')).toHaveCount(1);
  }
});
