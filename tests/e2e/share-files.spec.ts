import type { Page } from '@playwright/test';
import { broughtLimits } from '#contract/limits.ts';
import { keepSession, registerListener, testPassword } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true, serviceWorkers: 'allow' });

type Shared = {
  name: string;
  type: string;
  text: string;
  /** Appended in the page: rows of songs that nobody knows, until the file has so many bytes. */
  filled?: { rows: number; bytes: number };
};

/** Navigates as the system does, to what the manifest names. */
async function share(page: Page, files: Shared[]) {
  const arrived = page.waitForEvent('load');
  await page.evaluate(async (given) => {
    const answer = await fetch('/manifest.webmanifest');
    const { share_target: target } = (await answer.json()) as {
      share_target: { action: string; enctype: string; params: { files: { name: string }[] } };
    };
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      enctype: target.enctype,
      action: target.action,
    });
    const chosen = new DataTransfer();
    for (const { name, type, text, filled } of given) {
      const { rows = 0, bytes = 0 } = filled ?? {};
      const row = (at: number, size: number) => `Zzyxqw ${at},Wwvkjx,`.padEnd(size - 1, 'x') + '\n';
      const size = Math.floor((bytes - text.length) / rows);
      const added = Array.from({ length: rows }, (_, at) =>
        row(at, at < rows - 1 ? size : bytes - text.length - size * (rows - 1)),
      );
      chosen.items.add(new File([text, ...added], name, { type }));
    }
    const [field] = target.params.files;
    const name = field?.name ?? '';
    const input = Object.assign(document.createElement('input'), { name, type: 'file' });
    form.append(input);
    input.multiple = true;
    input.files = chosen.files;
    form.hidden = true;
    document.body.append(form);
    form.submit();
  }, files);
  await arrived;
}

async function openWithWorker(page: Page) {
  await page.goto('/');
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const keptFiles = (page: Page) => page.evaluate(() => caches.has('tonada-shared'));

// Proves brought-music: Shared to the installed product
test('a file that another application shares is imported, also after a reload @release', async ({
  page,
}) => {
  const found = await page.request.get('/api/search?q=luna');
  const [song] = ((await found.json()) as { tracks: { title: string; artist: { name: string } }[] })
    .tracks;
  if (!song) throw new Error('The demo has no songs.');
  const { title } = song;
  const session = await registerListener(page.request);
  const main = page.getByRole('main');
  await keepSession(page, session);
  await openWithWorker(page);

  const text = `title,artist\n"${title}","${song.artist.name}"\n`;
  await share(page, [{ name: 'Viaje ñ.csv', type: 'text/csv', text }]);
  await expect(page).toHaveURL(/\/collection\/import\?shared=files$/);
  await expect(main.getByText('Encontramos 1 de 1 canción.')).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: 'Crear playlist' }).click();
  await expect(main.getByRole('link', { name: 'Abrir la playlist' })).toBeVisible();
  await expect.poll(() => keptFiles(page)).toBe(false);
});

test('a file shared by a visitor waits for the sign-in @release', async ({ page }) => {
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

// Proves brought-music: 100 MB at once
test('the largest file that may be shared is read and matched @release', async ({ page }) => {
  test.slow();
  const session = await registerListener(page.request);
  await keepSession(page, session);
  await openWithWorker(page);
  const largest = { rows: 10_000, bytes: broughtLimits.file };
  const head = { name: 'Todo.csv', type: 'text/csv', text: 'title,artist,note\n' };
  await share(page, [{ ...head, filled: largest }]);
  const found = page.getByRole('main').getByText('Encontramos 0 de 10.000 canciones.');
  // A hundred calls match them.
  await expect(found).toBeVisible({ timeout: 300_000 });
  await page.goto('/');
  await share(page, [{ ...head, filled: { ...largest, bytes: largest.bytes + 1 } }]);
  await expect(page.getByRole('main').getByText(/^Lo que compartiste pesa más de /)).toBeVisible();
});
