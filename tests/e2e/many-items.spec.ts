import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { concert } from './support/promotion.ts';
import { expect, testOnOwnServer as test } from './support/test.ts';

/** Greatest height in pixels at 390 px. */
const tallest = 4_500;
const many = 300;
/** A label has at most this number of releases that are not out. */
const manyReleases = 200;
const callsAtATime = 20;

/** Has no concerts in the demo. */
const artist = 'art_mapamundi-chico';

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
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('chips count 300 concerts by state @release', async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const main = page.getByRole('main');
  await fill(many, async (title) => {
    const id = `local-${crypto.randomUUID()}`;
    const data = { ...concert, title, id, at: new Date().toISOString() };
    const call = '/api/promotion/concerts';
    await page.request.post(`${call}/artist?artistId=${artist}`, { headers, data });
    if (!title.endsWith('5')) return;
    const path = `${call}/${id}/cancel?artistId=${artist}`;
    const cancelled = await page.request.post(path, { headers });
    expect(cancelled.status(), await cancelled.text()).toBe(200);
  });
  await page.goto(`/concerts?artist=${artist}`);
  await expect(main.getByRole('button', { name: 'Todos 300' })).toBeVisible();
  await expectFitting(page);
  await main.getByRole('button', { name: 'Cancelados 30' }).press('Enter');
  await expect(main.getByRole('rowheader')).toHaveCount(20);
  await main.getByRole('button', { name: 'Mostrar 10 más' }).press('Enter');
  await expect(main.getByRole('rowheader')).toHaveCount(30);
  await main.getByRole('searchbox').fill('noche 15');
  await expect(main.getByRole('button', { name: 'Todos 11' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancelados 2' })).toBeVisible();
});

// Proves releases: Many in preparation
test('a label with 200 releases in preparation shows ten at first @release', async ({ page }) => {
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

test('an administrator with 300 labels finds one @release', async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const main = page.getByRole('main');
  const unsaid = { website: null, foundedYear: null, contactPerson: null, phone: null };
  await fill(many, async (name) => {
    const email = `${name.toLowerCase().replace(' ', '-')}@noches.example`;
    const data = { name, email, country: 'ES', royaltyRate: 70, ...unsaid };
    const made = await page.request.post('/api/admin/labels', { headers, data });
    expect(made.status(), await made.text()).toBe(201);
  });
  await page.goto('/admin?tab=labels');
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await expectFitting(page);
  await main.getByRole('searchbox').first().fill('noche 137');
  await expect(main.getByRole('rowheader')).toHaveCount(1);
});
