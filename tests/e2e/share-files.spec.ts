import type { Page } from '@playwright/test';
import { keepSession, registerListener, testPassword } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true, serviceWorkers: 'allow' });

type Shared = { name: string; type: string; text: string; padTo?: number };

/** Navigates as the system does, to what the manifest names. */
async function share(page: Page, files: Shared[], words: Record<string, string> = {}) {
  const arrived = page.waitForEvent('load');
  await page.evaluate(
    async ([given, texts]) => {
      const answer = await fetch('/manifest.webmanifest');
      const { share_target: target } = (await answer.json()) as {
        share_target: { action: string; enctype: string; params: { files: { name: string }[] } };
      };
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: target.enctype,
        action: target.action,
      });
      const add = (name: string, type: string) => {
        const field = Object.assign(document.createElement('input'), { name, type });
        form.append(field);
        return field;
      };
      for (const [name, value] of Object.entries(texts)) add(name, 'hidden').value = value;
      const chosen = new DataTransfer();
      for (const { name, type, text, padTo = 0 } of given) {
        const spaces = new Uint8Array(Math.max(0, padTo - text.length)).fill(0x20);
        chosen.items.add(new File([text, spaces], name, { type }));
      }
      const [field] = target.params.files;
      const input = add(field?.name ?? '', 'file');
      input.multiple = true;
      input.files = chosen.files;
      form.hidden = true;
      document.body.append(form);
      form.submit();
    },
    [files, words] as const,
  );
  await arrived;
}

async function openWithWorker(page: Page) {
  await page.goto('/');
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const keptFiles = (page: Page) => page.evaluate(() => caches.has('tonada-shared'));

/** Bytes; see `broughtLimits`. */
const largest = 100_000 * 1024;

// Proves brought-music: Shared to the installed product
test('a file that another application shares is imported, at its largest too', async ({ page }) => {
  const found = await page.request.get('/api/search?q=luna');
  const [song] = ((await found.json()) as { tracks: { title: string; artist: { name: string } }[] })
    .tracks;
  if (!song) throw new Error('The demo has no songs.');
  const { title } = song;
  const session = await registerListener(page.request);
  const main = page.getByRole('main');
  await keepSession(page, session);
  await openWithWorker(page);

  await test.step('a typical list', async () => {
    const text = `title,artist\n"${title}","${song.artist.name}"\n`;
    await share(page, [{ name: 'Viaje ñ.csv', type: 'text/csv', text }]);
    await expect(page).toHaveURL(/\/collection\/import\?shared=files$/);
    await expect(main.getByText('Encontramos 1 de 1 canción.')).toBeVisible();
    await page.reload();
    await main.getByRole('button', { name: 'Crear playlist' }).click();
    await expect(main.getByRole('link', { name: 'Abrir la playlist' })).toBeVisible();
    await expect.poll(() => keptFiles(page)).toBe(false);
  });

  await test.step('a history of the largest size', async () => {
    const listens = [
      {
        ts: '2024-01-01T00:00:00Z',
        ms_played: 200_000,
        master_metadata_track_name: title,
        master_metadata_album_artist_name: song.artist.name,
      },
    ];
    const text = JSON.stringify(listens);
    await share(page, [{ name: 'Historial.json', type: 'application/json', text, padTo: largest }]);
    await main.getByRole('button', { name: 'Añadir a tu historial' }).click();
    await expect(main.getByRole('heading', { name: /Import/ }).first()).toBeVisible();
  });

  await test.step('one byte more', async () => {
    const given = { name: 'Historial.json', type: 'application/json', text: '[]' };
    await share(page, [{ ...given, padTo: largest + 1 }]);
    await expect(main.getByText(/Divídelo y compártelo por partes\.$/)).toBeVisible();
    expect(await keptFiles(page)).toBe(false);
  });

  await test.step('something else, and words without a file', async () => {
    await share(page, [{ name: 'Factura.pdf', type: 'application/pdf', text: '%PDF-1.7\n\u0000' }]);
    await expect(main.getByText(/^No reconocemos este formato\./)).toBeVisible();
    await share(page, [], { title: 'Luna', text: '' });
    await expect(page).toHaveURL(/\/search\?q=Luna$/);
  });
});

test('a file shared by a visitor waits for the sign-in', async ({ page }) => {
  const { user } = await registerListener(page.request);
  await openWithWorker(page);
  await share(page, [
    { name: 'Viaje.csv', type: 'text/csv', text: 'title,artist\nZzyxqw,Wwvkjx\n' },
  ]);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('main').getByText('Encontramos 0 de 1 canción.')).toBeVisible();
});
