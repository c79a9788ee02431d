import type { Page } from '@playwright/test';
import type { FullArtist } from '#contract/artist.ts';
import { signInAsNewListener } from './support/accounts.ts';
import { watchChanges } from './support/calls.ts';
import { findNamedPages, type NamedPage } from './support/catalogue.ts';
import { openTracks, getPlayButtons, getPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';

async function findPage(page: Page, kind: 'artist' | 'album' | 'user' | 'track' | 'playlist') {
  const pages = await findNamedPages(page.request);
  const target = pages.find(({ path }) => path.startsWith(`/${kind}/`));
  if (!target) throw new Error(`The demo catalogue has no ${kind}.`);
  return target;
}

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, { path, title }: NamedPage) {
  await page.goto(path);
  await expect(getHeading(page)).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Tonada`);
}

test('an artist’s page is read, plays and leads on @release-narrow @release', async ({ page }) => {
  const target = await findPage(page, 'artist');
  // Tested by the server's own tests.
  const artist = (await (
    await page.request.get(`/api${target.path.replace('/artist/', '/artists/')}`)
  ).json()) as FullArtist;
  await open(page, target);
  const main = page.getByRole('main');
  await expect(main.getByText('ARTISTA VERIFICADO')).toHaveCount(artist.verified ? 1 : 0);
  await expect(main.getByText(artist.bio).first()).toBeVisible();
  const { topTracks } = artist;
  const popular = main.getByRole('grid', { name: 'Populares' });
  await expect(popular.getByRole('button', { name: /^Reproducir / })).toHaveCount(
    Math.min(5, topTracks.length),
  );
  if (topTracks.length > 5) {
    await main.getByRole('button', { name: 'Mostrar más' }).click();
    await expect(popular.getByRole('button', { name: /^Reproducir / })).toHaveCount(
      topTracks.length,
    );
  }
  await main.getByRole('button', { name: `Reproducir ${target.title}`, exact: true }).click();
  await expect(getPlayer(page).bar).toContainText(topTracks[0]?.title ?? '');

  await main.getByRole('region', { name: 'Discografía' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/album\//);
  await expect(main.getByRole('grid')).toBeVisible();
  for (const fact of ['Fecha de lanzamiento', 'Sello', 'Género'])
    await expect(main.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await page.goBack();
  await expect(getHeading(page)).toHaveText(target.title);
  const related = main.getByRole('region', { name: 'Artistas similares' }).getByRole('link');
  await related.first().click();
  await expect(page).not.toHaveURL(target.path);
  await expect(page).toHaveURL(/\/artist\//);
});

/** Answers the lists like a server that does not announce deliveries; returns the callers. */
async function takeNoDeliveries(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/\/api\/user\/(followed-artists|liked-albums)/, async (route) => {
    requested.push(route.request().url());
    const response = await route.fetch();
    const { 'accept-post': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  return requested;
}

for (const { kind, off, on } of [
  { kind: 'artist', off: () => 'SEGUIR', on: () => 'SIGUIENDO' },
  {
    kind: 'album',
    off: (title: string) => `Guardar ${title} en tu biblioteca`,
    on: (title: string) => `Quitar ${title} de tu biblioteca`,
  },
] as const) {
  // Proves outbox: Nothing to a server that does not say so
  test(`a liked ${kind} stays on the device for its user if the server takes no deliveries @release`, async ({
    page,
  }) => {
    const requested = await takeNoDeliveries(page);
    await signInAsNewListener(page);
    const target = await findPage(page, kind);
    const sent = watchChanges(page);
    await open(page, target);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(off(target.title)).click();
    await expect(button(on(target.title))).toBeVisible();
    await page.reload();
    await expect(button(on(target.title))).toBeVisible();
    await button(on(target.title)).click();
    await page.reload();
    await expect(button(off(target.title))).toBeVisible();
    await button(off(target.title)).click();
    // Deliveries start at the first touch and first ask what the lists accept.
    await expect.poll(() => new Set(requested).size).toBe(2);
    expect(sent).toEqual([]);

    await signInAsNewListener(page);
    await open(page, target);
    await expect(button(off(target.title))).toBeVisible();
  });
}

test('a user is followed once, after the server has agreed @release-narrow @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/, /\[tonada\] /);
  await signInAsNewListener(page);
  const target = await findPage(page, 'user');
  const sent = watchChanges(page);
  await open(page, target);
  const main = page.getByRole('main');
  const follow = main.getByRole('button', { name: 'Seguir', exact: true });
  const following = main.getByRole('button', { name: 'Siguiendo', exact: true });
  const count = async () => {
    // The header's figure; the stats repeat it.
    const text = await main
      .getByText(/^[\d.]+ seguidor(es)?$/)
      .first()
      .textContent();
    return Number((text ?? '').replace(/\D/g, ''));
  };
  const before = await count();

  await test.step('cut off: nothing moves', async () => {
    await page.route('**/follow', (route) => route.abort('internetdisconnected'));
    await follow.click();
    await expect(
      page.getByText(`No pudimos cambiar si sigues a ${target.title}. Inténtalo de nuevo.`),
    ).toHaveCount(1);
    await expect(follow).toBeVisible();
    expect(await count()).toBe(before);
    await page.unroute('**/follow');
  });
  await test.step('agreed: one more', async () => {
    let agree = () => {};
    const agreed = new Promise<void>((resolve) => (agree = resolve));
    await page.route('**/follow', async (route) => {
      await agreed;
      await route.continue();
    });
    await follow.dblclick();
    expect(await count()).toBe(before);
    agree();
    await expect(following).toBeVisible();
    expect(await count()).toBe(before + 1);
  });
  expect(sent).toHaveLength(2);
  await page.reload();
  await expect(following).toBeVisible();
  expect(await count()).toBe(before + 1);
  await following.click();
  await expect(follow).toBeVisible();
  expect(await count()).toBe(before);

  await test.step('what they show leads on', async () => {
    const playlists = main.getByRole('region', { name: 'Playlists públicas' });
    await playlists.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/playlist\//);
  });
});

test('an unliked song leaves the liked songs @release', async ({ page }) => {
  await signInAsNewListener(page);
  await page.goto('/collection/tracks');
  await expect(
    page.getByRole('heading', { name: 'Aún no te gusta ninguna canción' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Buscar canciones' }).click();
  const [first = '', second = ''] = await openTracks(page);
  const like = (words: string, title: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: `${words} ${title} `, exact: false })
      .first();
  for (const title of [first, second]) {
    await like('Añadir', title).click();
    await expect(like('Quitar', title)).toBeVisible();
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Canciones que te gustan' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^2 canciones · \d+ min$/)).toBeVisible();
  await expect(getPlayButtons(page)).toHaveCount(2);
  await like('Quitar', second).click();
  await expect(getPlayButtons(page)).toHaveCount(1);
  await expect(getPlayButtons(page)).toHaveAccessibleName(`Reproducir ${first}`);
  await expect(main.getByText(/^1 canción · /)).toBeVisible();
  await like('Quitar', first).click();
  await expect(
    page.getByRole('heading', { name: 'Aún no te gusta ninguna canción' }),
  ).toBeVisible();
});

const gated = [
  { kind: 'artist', name: () => 'SEGUIR', prompt: 'Crea tu cuenta para seguir a quien te gusta' },
  { kind: 'user', name: () => 'Seguir', prompt: 'Crea tu cuenta para seguir a quien te gusta' },
  {
    kind: 'album',
    name: (title: string) => `Guardar ${title} en tu biblioteca`,
    prompt: 'Crea tu cuenta para guardar lo que te gusta',
  },
  {
    kind: 'track',
    name: (title: string) => `Añadir ${title} a Canciones que te gustan`,
    prompt: 'Crea tu cuenta para guardar lo que te gusta',
  },
] as const;

// Proves access: The prompt, for a follow and an album
test('actions that need an account ask for one, and lead back @release', async ({ page }) => {
  // Changes made while signed in are not delivered during the next visitor's session.
  await takeNoDeliveries(page);
  const sent = watchChanges(page);
  for (const { kind, name, prompt } of gated) {
    await test.step(kind, async () => {
      const target = await findPage(page, kind);
      await open(page, target);
      await expect(
        page.getByRole('link', { name: 'Registrarse', exact: true }).first(),
      ).toBeVisible();
      await page
        .getByRole('button', { name: name(target.title), exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: prompt });
      await expect(dialog).toBeVisible();
      expect(sent).toEqual([]);
      await dialog.getByRole('link', { name: 'Iniciar sesión' }).click();
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page).toHaveURL(target.path);
      await expect(getHeading(page)).toHaveText(target.title);
      // Leaves the application, which might send more calls.
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.clear());
      sent.length = 0;
    });
  }
});
