import { expect, type Page, test } from '@playwright/test';
import { openWalk, readStories, serveStorybook } from '../../scripts/story-walk/index.ts';
import { readWeakProps } from './support/weak-props.ts';

const folder = 'storybook-static';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  storybook = await serveStorybook(folder);
});
test.afterAll(() => storybook.close());

const open = (page: Page, address = '/') => page.goto(storybook.origin + address);
const storyIn = (page: Page) => page.frameLocator('#storybook-preview-iframe');

const getSidebar = (page: Page) => page.getByRole('navigation', { name: 'Stories' });

async function choose(page: Page, button: RegExp, choice: RegExp) {
  await page.getByRole('toolbar').getByRole('button', { name: button }).click();
  await page.getByRole('option', { name: choice }).click();
}

/** As the README promises: light theme, phone, visitor, a title of 120 characters, playing. */
async function expectTheLongTitle(page: Page) {
  const story = storyIn(page);
  const player = story.getByRole('region', { name: 'Reproductor' });
  await expect(player.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(player.getByText('Vista previa')).toBeVisible();
  const title = player.getByText(/^Canción para volver caminando/).first();
  await expect(title).toBeVisible();
  expect((await title.textContent())?.length).toBeGreaterThanOrEqual(120);
  const root = story.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => root.evaluate(() => window.innerWidth)).toBe(390);
}

test('opens on a page that welcomes and explains', async ({ page }) => {
  await open(page);
  await expect(page).toHaveURL(/path=\/story\/foundations-welcome--welcome/);
  const first = getSidebar(page).locator('a[href*="path="]').first();
  await expect(first).toHaveText('Welcome');
  const story = storyIn(page);
  await expect(story.getByRole('heading', { level: 1 })).toHaveText('Music from a lit window');
  await story.getByRole('link', { name: /^Colour/ }).click();
  await expect(story.getByRole('heading', { level: 1 })).toHaveText('Colour');
  await expect(story.getByText(/^Pass \d/).first()).toBeVisible();
});

test('lists the stories that show something, and hides those only for tests', async ({ page }) => {
  await open(page, '/?path=/story/kit-actions-route-link--default');
  const sidebar = getSidebar(page);
  await expect(sidebar.getByRole('link', { name: 'Selected', exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /^Leaves The Rest/ })).toHaveCount(0);
});

test('links from a component to its parts, and names its tokens', async ({ page }) => {
  await open(page, '/?path=/docs/kit-content-tile--docs');
  const docs = storyIn(page);
  const related = docs.getByRole('region', { name: 'Related' });
  await expect(related.getByText(/color\.surface/)).toBeVisible();
  await related.getByRole('link', { name: 'RouteLink', exact: true }).click();
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('Route link');
});

test('leads to the player bar as the README says, by clicks', async ({ page }) => {
  await open(page);
  const sidebar = getSidebar(page);
  await sidebar.getByRole('button', { name: 'Player', exact: true }).click();
  await sidebar.getByRole('button', { name: 'Player bar (reproductor)', exact: true }).click();
  await sidebar.getByRole('link', { name: 'Playing a long title', exact: true }).click();
  await choose(page, /^Theme/, /^Paper/);
  await choose(page, /^Role/, /^Visitor/);
  await choose(page, /^Viewport/, /^Phone 390/);
  await expectTheLongTitle(page);
});

test('leads there by the address of the README, and by the search', async ({ page }) => {
  await open(
    page,
    '/?path=/story/music-player-player-bar-reproductor--playing-a-long-title&globals=theme:light;role:visitor;viewport:narrow',
  );
  await expectTheLongTitle(page);

  const search = page.getByRole('searchbox', { name: 'Search for components' });
  await search.fill('conciertos');
  await expect(page.getByRole('option', { name: /Concerts \(conciertos\)/ })).toBeVisible();
  await search.fill('playing a long');
  await page.getByRole('option', { name: /Playing a long title/ }).click();
  await expect(page).toHaveURL(/playing-a-long-title/);
});

test('signs in the user that the toolbar names', async ({ page }) => {
  await open(page, '/?path=/story/music-shell-app-layout--listener');
  const story = storyIn(page);
  await expect(story.getByRole('link', { name: 'Canciones que te gustan' }).first()).toBeVisible();
  const work = story.getByRole('button', { name: 'Trabajo' });
  const panel = story.getByRole('link', { name: 'Panel Admin' });
  await expect(panel).toHaveCount(0);
  await choose(page, /^Role/, /^Admin/);
  await work.click();
  await expect(panel).toBeVisible();
  await choose(page, /^Role/, /^Artist/);
  await work.click();
  await expect(story.getByRole('link', { name: 'Tonada for Artists' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await choose(page, /^Role/, /^Visitor/);
  await expect(story.getByRole('link', { name: 'Tonada for Artists' })).toHaveCount(0);
});

test('stops motion, and starts it again', async ({ page }) => {
  await open(page, '/?path=/story/kit-content-equalizer--default');
  const root = storyIn(page).locator('html');
  const moving = () => root.evaluate(() => document.getAnimations().length);
  const isReduced = () =>
    root.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect.poll(moving).toBe(3);
  await choose(page, /^Motion/, /^Reduced/);
  await expect.poll(moving).toBe(0);
  expect(await isReduced()).toBe(true);
  await choose(page, /^Motion/, /^Full/);
  await expect.poll(moving).toBe(3);
  expect(await isReduced()).toBe(false);
});

test('forces the colours of a device, and gives the theme its own back', async ({ page }) => {
  await open(page, '/?path=/story/kit-content-badge--default');
  const badge = storyIn(page).locator('#storybook-root *').last();
  const outline = () => badge.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(outline).toBe('none');
  await choose(page, /^Colours/, /^Forced/);
  await expect.poll(outline).toBe('solid');
  await choose(page, /^Colours/, /^Own/);
  await expect.poll(outline).toBe('none');
});

test('begins the page of a screen with its states', async ({ page }) => {
  await open(page, '/?path=/docs/screens-listener-search-buscar--docs');
  const headings = storyIn(page).getByRole('heading');
  await expect(headings.nth(1)).toHaveText('States');
});

test('exports the guides for other tools', async ({ request }) => {
  const answer = await request.get(`${storybook.origin}/manifests/components.json`);
  const { components } = (await answer.json()) as { components: Record<string, object> };
  expect(components['kit-actions-button']).toMatchObject({
    name: 'Button',
    summary: expect.stringMatching(/^For something that the person does/),
    guide: { keyboard: [{ keys: 'Enter, Space', effect: 'Presses the button.' }] },
  });
});

test('slows the network down, and takes it away', async ({ page }) => {
  await open(page, '/?path=/story/music-account-preferences--privacy');
  const story = storyIn(page);
  const setting = story.getByRole('switch').first();
  await expect(setting).toBeVisible();
  await choose(page, /^Network/, /down/);
  await expect(story.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await choose(page, /^Network/, /slow/);
  await expect(story.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await expect(setting).toHaveCount(0);
  await expect(setting).toBeVisible();
});

test('documents a component: use, states, keys, props and names', async ({ page }) => {
  await open(page, '/?path=/docs/kit-actions-button--docs');
  const docs = storyIn(page);
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('Button');
  for (const name of ['Do', 'Don’t', 'Keyboard', 'Props'])
    await expect(docs.getByRole('heading', { name, exact: true })).toBeVisible();
  const names = docs.getByRole('region', { name: 'Accessible names' });
  await expect(names.getByRole('row', { name: /^button Guardar cambios/ })).toBeVisible();
  const states = docs.getByRole('region', { name: 'States' });
  await states.getByRole('link', { name: 'Hover', exact: true }).click();
  await expect(page).toHaveURL(/kit-actions-button--hover/);
});

test('shows what to do and what not, hidden from screen readers', async ({ page }) => {
  await open(page, '/?path=/docs/kit-actions-link--docs');
  const guide = storyIn(page).getByRole('region', { name: 'When and how' });
  await expect(guide.getByText('Regístrate gratis')).toBeVisible();
  await expect(guide.getByText('aquí', { exact: true })).toBeVisible();
  await expect(guide.getByRole('link')).toHaveCount(0);
});

test('labels each variant of a component, hidden from screen readers', async ({ page }) => {
  await open(page, '/?path=/story/kit-actions-play-button--variants');
  const large = storyIn(page).locator('[data-variant="large"]');
  await expect(large.getByText('large', { exact: true })).toBeVisible();
  await expect(large).toMatchAriaSnapshot('- button "Reproducir (large)"');
});

test('draws each length at its size, or states the scale', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/iframe.html?viewMode=story&id=foundations-space--space');
  const drawn = (length: string) => page.locator(`[data-length="${length}"]`);
  await expect(drawn('0')).toHaveCSS('width', '0px');
  await expect(drawn('288px')).toHaveCSS('width', '288px');
  await expect(drawn('1600px')).toHaveCSS('width', '200px');
  await expect(page.getByText('drawn at 1 : 8')).toBeVisible();
});

test('documents every prop’s type and control, and describes those of the kit', async ({
  browser,
}) => {
  const stories = readStories(folder);
  const first = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
  const walk = await openWalk(browser, {
    origin: storybook.origin,
    viewport: { width: 1000, height: 800 },
  });
  // Loads the page and thereby the preview.
  await walk.ownGlobals([...first.values()][0] ?? '');
  expect(await walk.page.evaluate(readWeakProps, [...first.values()])).toEqual([]);
  await walk.close();
});
