import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { cutOff } from './support/calls.ts';
import { expectTitles, makePlaylist, type MadePlaylist } from './support/playlists.ts';
import { expect, test } from './support/test.ts';
import { choose, pointAt, openMenu } from './support/track-menu.ts';

test.use({ isSentAhead: true });

type Action = {
  what: string;
  call: { method: string; path: RegExp };
  /** Includes a second press where possible. */
  action: (page: Page, made: MadePlaylist) => Promise<unknown>;
  says: (made: MadePlaylist) => string;
};

const first = ({ titles: [title = ''] }: MadePlaylist) => title;

async function editDetails(page: Page) {
  await page.getByRole('button', { name: 'Más opciones de la playlist Azotea' }).click();
  await page.getByRole('menuitem', { name: 'Editar playlist' }).click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Otra');
  await page.getByRole('button', { name: 'Guardar' }).dblclick();
}

async function deleteIt(page: Page) {
  await page.getByRole('button', { name: 'Más opciones de la playlist Azotea' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar playlist' }).click();
  await page.getByRole('button', { name: 'Eliminar playlist' }).dblclick();
}

async function addToIt(page: Page, made: MadePlaylist) {
  await openMenu(page, first(made));
  await page.getByRole('menuitem', { name: 'Añadir a playlist' }).click();
  await (await pointAt(page, 'Azotea')).dblclick();
}

async function addToNew(page: Page, made: MadePlaylist) {
  await choose(page, first(made), 'Añadir a playlist', 'Nueva playlist');
  await page.getByRole('dialog').getByRole('textbox').fill('Tejado');
  await page.getByRole('button', { name: 'Crear y añadir' }).dblclick();
}

async function removeTwice(page: Page, made: MadePlaylist) {
  await page.getByRole('button', { name: `Reproducir ${first(made)}`, exact: true }).focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
}

async function moveTwice(page: Page, made: MadePlaylist) {
  await page.getByRole('button', { name: `Reproducir ${first(made)}`, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
}

const likeTwice = (page: Page, made: MadePlaylist) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Añadir ${first(made)} a Canciones que te gustan` })
    .dblclick();

const actions: Action[] = [
  {
    what: 'remove a track',
    call: { method: 'DELETE', path: /\/api\/playlists\/[^/]+\/tracks\// },
    action: removeTwice,
    says: (made) => `No pudimos quitar «${first(made)}». Sigue en la playlist.`,
  },
  {
    what: 'move a track',
    call: { method: 'PUT', path: /\/tracks\/order$/ },
    action: moveTwice,
    says: (made) => `No pudimos mover «${first(made)}». Sigue donde estaba.`,
  },
  {
    what: 'like a track',
    call: { method: 'POST', path: /\/like$/ },
    action: likeTwice,
    says: (made) => `No pudimos guardar tu cambio en «${first(made)}». Inténtalo de nuevo.`,
  },
  {
    what: 'add a track',
    call: { method: 'POST', path: /\/api\/playlists\/[^/]+\/tracks$/ },
    action: addToIt,
    says: (made) => `No pudimos añadir «${first(made)}» a «Azotea». Inténtalo de nuevo.`,
  },
  {
    what: 'add to a new playlist',
    call: { method: 'POST', path: /\/api\/playlists$/ },
    action: addToNew,
    says: () => 'No pudimos crear «Tejado». Inténtalo de nuevo.',
  },
  {
    what: 'change the words',
    call: { method: 'PATCH', path: /\/api\/playlists\/[^/]+$/ },
    action: editDetails,
    says: () => 'No pudimos guardar los cambios de «Azotea». Inténtalo de nuevo.',
  },
  {
    what: 'delete the playlist',
    call: { method: 'DELETE', path: /\/api\/playlists\/[^/]+$/ },
    action: deleteIt,
    says: () => 'No pudimos eliminar «Azotea». Inténtalo de nuevo.',
  },
];

test('a playlist stays intact when the connection is lost during an action @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/, /\[tonada\] /);
  const { token } = await signInAsNewListener(page);
  const headers = { authorization: `Bearer ${token}` };
  const made = await makePlaylist(page.request, token, { name: 'Azotea', tracks: 3 });
  const stored = async () => {
    const answer = await page.request.get(`/api/playlists/${made.id}`, { headers });
    // Music addresses are signed again each time.
    return (await answer.text()).replaceAll(/"audioUrl":"[^"]*"/g, '');
  };
  const before = await stored();

  for (const { what, call, action, says } of actions) {
    await test.step(what, async () => {
      await page.goto(made.path);
      await expectTitles(page, made.titles);
      await cutOff(page, call, () => action(page, made));
      await expect(page.getByText(says(made))).toHaveCount(1);
      await expect(page.getByText(says(made))).toBeVisible();
      // An open dialog hides the page from roles, not from sight.
      await expect(page.locator('main h1')).toHaveText('Azotea');
    });
  }
  expect(await stored()).toBe(before);
  await page.goto(made.path);
  await expectTitles(page, made.titles);
});
