import type { Page } from '@playwright/test';
import { keepSession, registerListener, signIn } from './support/accounts.ts';
import { findNamedPages } from './support/catalogue.ts';
import { expect, test, testOnOwnServer } from './support/test.ts';
import { touch } from './support/touch.ts';

/** Reads storage, databases, caches and cookies. */
async function readBrowser(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }, location.href];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        rows.push(
          await new Promise((resolve) => {
            all.addEventListener('success', () => resolve(all.result));
          }),
        );
      }
      database.close();
    }
    const names = 'caches' in globalThis ? await caches.keys() : [];
    for (const name of names) {
      rows.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    }
    return JSON.stringify(rows);
  });
  return stored + JSON.stringify(await page.context().cookies());
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

// Proves account: Signing out leaves nothing on the device
// Proves outbox: Removed by a sign-out, after a question
// Proves personal-data: Nothing is left on the device
test('a sign-out leaves nothing of a listener in the browser @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  const { user, token } = await keepSession(page, await registerListener(page.request));
  const artist = (await findNamedPages(page.request)).find(({ path }) =>
    path.startsWith('/artist/'),
  );
  const list = '**/api/user/followed-artists*';
  await page.route(list, (route) => route.abort('internetdisconnected'));
  await page.goto(artist?.path ?? '/');
  await page.getByRole('button', { name: 'SEGUIR', exact: true }).click();
  await touch(page);
  await expect.poll(() => readBrowser(page)).toContain(`outbox:${user.id}`);

  await signOut(page);
  const question = page.getByRole('alertdialog', { name: '¿Cerrar sesión?' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(question).toBeHidden();
  expect(await readBrowser(page)).toContain(token);

  await signOut(page);
  await question.getByRole('button', { name: 'Cerrar sesión y borrarlas' }).click();
  await expect(page).toHaveURL('/login');
  const stored = await readBrowser(page);
  for (const word of [user.id, user.email, user.displayName, token, artist?.title ?? '']) {
    expect(stored).not.toContain(word);
  }
});

// Proves account: Signing out asks before drafts are lost
testOnOwnServer(
  'a sign-out asks before it removes the draft of an artist @release',
  async ({ page }) => {
    const { user } = await signIn(page, 'artist');
    const words = 'Esto no lo lee nadie más';
    await page.goto('/concerts');
    await page.getByRole('button', { name: 'Agregar Concierto' }).click();
    await page.getByLabel('Título del concierto').fill(words);
    await expect.poll(() => readBrowser(page)).toContain(words);
    await page.goto('/');
    await signOut(page);
    const question = page.getByRole('alertdialog', { name: '¿Cerrar sesión?' });
    await question.getByRole('button', { name: 'Cerrar sesión y borrarlas' }).click();
    await expect(page).toHaveURL('/login');
    const stored = await readBrowser(page);
    for (const word of [user.id, user.displayName, words]) expect(stored).not.toContain(word);
  },
);
