import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { findNamedPages } from './support/catalogue.ts';
import { openTracks, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { choose, openMenu } from './support/track-menu.ts';

const premiumOnly = 'Función disponible solo en Premium';

async function openShared(page: Page) {
  const pages = await findNamedPages(page.request);
  const track = pages.find(({ path }) => path.startsWith('/track/'));
  const [title = ''] = await openTracks(page);
  expect(track?.title).toBe(title);
  return { title, address: new URL(track?.path ?? '', page.url()).href };
}

test('a link is copied, or shared on a network @release', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title: first, address } = await openShared(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await choose(page, first, 'Compartir', 'Copiar enlace');
  await expect(page.getByText(`Enlace de «${first}» copiado.`)).toBeVisible();
  expect(await copied()).toBe(address);

  await test.step('networks', async () => {
    await openMenu(page, first);
    await page.getByRole('menuitem', { name: 'Compartir' }).click();
    for (const [name, form, param] of [
      ['Twitter', 'https://twitter.com/intent/tweet', 'url'],
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php', 'u'],
      ['WhatsApp', 'https://wa.me/', 'text'],
    ] as const) {
      const link = page.getByRole('menuitem', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.origin + url.pathname).toBe(form);
      expect(url.searchParams.get(param)).toContain(address);
    }
  });
});

test('a browser that copies nothing shows the link @release', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\[tonada\] /);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const { title: first, address } = await openShared(page);
  await choose(page, first, 'Compartir', 'Copiar enlace');
  const dialog = page.getByRole('dialog', { name: 'Copia el enlace a mano' });
  await expect(dialog.getByRole('textbox')).toHaveValue(address);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a shared link opens its track, and shows a preview where it is pasted @release', async ({
  page,
  request,
}) => {
  for (const { path, title } of await findNamedPages(request)) {
    const html = await (await request.get(path)).text();
    const metadata = await page.evaluate((source) => {
      const pasted = new DOMParser().parseFromString(source, 'text/html');
      const meta = (name: string) =>
        pasted.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
      return {
        tab: pasted.title,
        title: meta('title'),
        description: meta('description'),
        picture: meta('image'),
      };
    }, html);
    expect(metadata.tab, path).toBe(`${title} · Tonada`);
    expect(metadata.title, path).toContain(title);
    expect(metadata.description, path).toMatch(/\S{3}/);
    expect(metadata.picture, path).toMatch(/^http/);
    const { pathname, search } = new URL(metadata.picture);
    const image = await request.get(pathname + search);
    expect(image.status(), metadata.picture).toBe(200);
    expect(image.headers()['content-type']).toBe('image/jpeg');
  }
});

test('the page of a track plays it and leads on @every-width @release', async ({ page }) => {
  const pages = await findNamedPages(page.request);
  const { path = '', title = '' } = pages.find((each) => each.path.startsWith('/track/')) ?? {};
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Tonada`);
  const main = page.getByRole('main');
  for (const name of ['Lanzamiento', 'Duración', 'Género', 'Sello', 'Reproducciones'])
    await expect(main.getByRole('term').filter({ hasText: name })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Más de / })).toBeVisible();
  await main
    .getByRole('button', { name: `Reproducir ${title}`, exact: true })
    .first()
    .click();
  await expect(getPlayer(page).bar).toContainText(title);
  await expect(main.getByRole('button', { name: `Pausar ${title}` }).first()).toBeVisible();
});

// Proves plans: Download, paid
test('a download is a real file, for paid plans only @release', async ({ page }) => {
  // The file is sent after the whole track is rendered.
  const { token } = await signInAsNewListener(page);
  const [first = ''] = await openTracks(page);
  const open = () => choose(page, first, 'Descargar');

  await test.step('a user on the free plan learns why, and is led to the plans', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open();
    await expect(page.getByText(premiumOnly)).toBeVisible();
    expect(requested.filter((path) => path.endsWith('/download'))).toEqual([]);
    await page.getByRole('button', { name: 'Ver planes' }).click();
    await expect(page).toHaveURL('/profile?tab=subscription');
  });

  const bought = await page.request.put('/api/user/subscription', {
    headers: { authorization: `Bearer ${token}` },
    data: { subscriptionType: 'premium', paymentMethod: 'card' },
  });
  expect(bought.status()).toBe(200);
  await openTracks(page);
  const started = page.waitForEvent('download');
  await open();
  // On a slow machine the toast disappears before the file is rendered.
  await expect(page.getByText(`Descargando «${first}».`)).toBeVisible();
  const download = await started;
  expect(download.suggestedFilename()).toContain(first);
  expect(download.suggestedFilename()).toMatch(/\.mp3$/);
  // 128 kbit/s: 0.1 MB is six seconds.
  expect((await stat(await download.path())).size).toBeGreaterThan(100_000);
});
