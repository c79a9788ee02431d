import { expect, test } from '@playwright/test';
import { withDemoServer } from '../e2e/support/demo-server.ts';
import type { DrivenBrowser, FoundBrowser } from './support/driven-browser.ts';
import { findFirefox } from './support/firefox.ts';
import { findWebKit } from './support/webkit.ts';

const button = (name: string) => `//button[@aria-label="${name}"]`;
const player = '//section[@aria-label="Reproductor"]';
const progress = `${player}//input[@aria-label="Progreso"]`;
const title = `(${player}//a)[1]`;

/** Signs in, searches, plays, goes to the next track and signs out. */
async function walk(browser: DrivenBrowser, origin: string) {
  const isPast = (seconds: number) =>
    expect
      .poll(async () => Number(await browser.read(progress, 'value')), { timeout: 30_000 })
      .toBeGreaterThan(seconds);

  await browser.open(`${origin}/login`);
  // Demo mode fills the form.
  await browser.press('//form//button[@type="submit"]');
  await browser.press('//nav//a[normalize-space()="Buscar"]');
  await browser.write('//input[@type="search"]', 'noche');
  await browser.press('(//main//tr//button[starts-with(@aria-label, "Reproducir ")])[1]');
  await isPast(2);
  const first = await browser.read(title, 'textContent');

  await browser.press(button('Siguiente'));
  await expect.poll(() => browser.read(title, 'textContent')).not.toBe(first);
  const second = await browser.read(title, 'textContent');
  // Without a sound device the music runs on in silence: it is the same track that goes on.
  await isPast(3);
  expect(await browser.read(title, 'textContent')).toBe(second);

  await browser.press('//button[starts-with(@aria-label, "Menú de ")]');
  await browser.press('//*[@role="menuitem"][contains(., "Cerrar sesión")]');
  await browser.read('//h1[normalize-space()="Hola de nuevo"]', 'textContent');
}

/** In the hosted workflow every browser has to be there. */
const isRequired = process.env.TONADA_EVERY_BROWSER === 'yes';

const browsers: [name: string, found: FoundBrowser][] = [
  ['Firefox', findFirefox()],
  ['WebKit', findWebKit()],
];

for (const [name, found] of browsers) {
  test(`${name} signs in, searches, plays and signs out`, async ({}, testInfo) => {
    if ('missing' in found) {
      if (isRequired) throw new Error(found.missing);
      console.log(`skipped: ${found.missing}`);
      test.skip(true, found.missing);
      return;
    }
    await withDemoServer(async ({ origin }) => {
      const browser = await found.start();
      try {
        await walk(browser, origin);
      } catch (error) {
        const body = Buffer.from(await browser.photograph());
        await testInfo.attach('window', { body, contentType: 'image/png' });
        throw error;
      } finally {
        await browser.quit();
      }
    });
  });
}
