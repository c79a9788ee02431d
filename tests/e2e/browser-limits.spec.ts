import { demoPassword } from '#sample/demo-accounts.ts';
import { testFlags, findBrowser } from '../../scripts/browser.ts';
import { makeWav } from '../../server/testing/make-sound.ts';
import { demoEmail, signIn } from './support/accounts.ts';
import { expect, test, testOnOwnServer } from './support/test.ts';

const executablePath = findBrowser();

/** A home network's name, which the browser trusts less than `localhost`. */
const homeName = 'casa.test';

test.use({
  launchOptions: {
    args: [...testFlags, `--host-resolver-rules=MAP ${homeName} localhost`],
    ...(executablePath && { executablePath }),
  },
});

/** Runs in the page first: blocks site data. */
function blockSiteData() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { get: refuse });
  }
  IDBFactory.prototype.open = refuse;
  LockManager.prototype.request = async () => refuse();
}

// Proves failures: Site data blocked
test('with blocked site data the page works, and keeps a session for the visit @release', async ({
  page,
}) => {
  await page.addInitScript(blockSiteData);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Hecho para ti' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoEmail('user'));
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await page.getByRole('link', { name: 'Tu biblioteca' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu biblioteca' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login');
});

testOnOwnServer.describe('on a home network', () => {
  // Demo accounts appear only where the operator allows them.
  testOnOwnServer.use({ serverEnv: { TONADA_DEMO: 'public' } });

  // Proves failures: Plain http
  testOnOwnServer(
    'by plain http a label prepares a release @release',
    async ({ page, baseURL, consoleGuard }) => {
      // The browser warns that it applies these headers only over https.
      consoleGuard.allow(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/);
      const home = `http://${homeName}:${new URL(baseURL ?? '').port}`;
      const { token } = await signIn(page, 'label');
      await page.addInitScript((mine) => localStorage.setItem('token', mine), token);
      await page.goto(`${home}/label-manager?tab=releases`);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await page.getByRole('button', { name: 'Subir Contenido' }).click();
      const release = page.getByRole('dialog', { name: 'Subir Contenido' });
      await release
        .getByRole('group', { name: 'Archivos de sonido' })
        .locator('input')
        .setInputFiles({
          name: '01 - Casa.wav',
          mimeType: 'audio/wav',
          buffer: makeWav(31),
        });
      await expect(release.getByLabel('Título de la canción 1')).toHaveValue('Casa');
      await release.getByLabel('Título', { exact: true }).fill('En casa');
      await expect(release.getByText(/^Guardado \d/)).toBeVisible();
    },
  );
});

// Proves shell: Room at 400 %, and large letters
test('at 400 % zoom the page keeps room, and large letters are not cut @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/search?q=noche');
  const player = page.getByRole('region', { name: 'Reproductor' });
  await page.getByRole('main').getByRole('row').nth(3).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const top = async () => (await player.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual(110);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const cut = () =>
    player.evaluate((bar) => {
      const { top: from, bottom } = bar.getBoundingClientRect();
      const texts = [...bar.querySelectorAll('span, p, a')].filter(
        ({ textContent }) => textContent,
      );
      return texts
        .map((text) => text.getBoundingClientRect())
        .filter((box) => box.height > 0 && (box.top < from || box.bottom > bottom)).length;
    });
  await expect.poll(cut).toBe(0);
});

// Proves look: Charts on paper
test('a chart keeps its bars on paper @release', async ({ page }) => {
  await signIn(page, 'artist');
  await page.goto('/spotify-for-artists');
  const drawing = page.locator('[data-drawn="track"] > *').first();
  await drawing.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toBeVisible();
  await expect(drawing).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // A slider's track contains a range input, which is useless on paper.
  await expect(page.locator('[data-drawn] :has(> input[type="range"])').first()).toBeVisible();
});
