import { expect, test } from '@playwright/test';
import { withDemoServer } from '../e2e/support/demo-server.ts';
import { readPlayCount, shortenTracks } from '../e2e/support/short-tracks.ts';
import { withSlowNetwork } from '../e2e/support/slow-network.ts';
import { drive } from './support/drive.ts';
import type { DrivenBrowser, FoundBrowser } from './support/driven-browser.ts';
import { findFirefox } from './support/firefox.ts';
import { findWebKit } from './support/webkit.ts';

const button = (name: string) => `//button[@aria-label="${name}"]`;
const player = '//section[@aria-label="Reproductor"]';
const progress = `${player}//input[@aria-label="Progreso"]`;
const title = `(${player}//a)[1]`;

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
  // Without a sound device the music runs silently.
  await isPast(3);
  expect(await browser.read(title, 'textContent')).toBe(second);

  await browser.press('//button[starts-with(@aria-label, "Menú de ")]');
  await browser.press('//*[@role="menuitem"][contains(., "Cerrar sesión")]');
  await browser.read('//h1[normalize-space()="Hola de nuevo"]', 'textContent');
}

async function repeat(browser: DrivenBrowser, origin: string, trackId: string) {
  const position = async () => Number(await browser.read(progress, 'value'));
  const isPast = (seconds: number) =>
    expect.poll(position, { timeout: 60_000 }).toBeGreaterThan(seconds);
  const isAgain = () => expect.poll(position, { timeout: 60_000 }).toBeLessThan(8);

  await browser.open(`${origin}/login`);
  await browser.press('//form//button[@type="submit"]');
  await browser.read('//nav//a[normalize-space()="Buscar"]', 'textContent');
  await browser.open(`${origin}/track/${trackId}`);
  await browser.press('(//main//button[starts-with(@aria-label, "Reproducir ")])[1]');
  await browser.press(button('Repetir: no'));
  await browser.press(button('Repetir: todo'));
  await isPast(12);
  await isAgain();
  await isPast(12);
  await browser.open(`${origin}/track/${trackId}`);
  await browser.press(`${player}${button('Reproducir')}`);
  await isPast(15);
  await isAgain();
  await isPast(12);
  await browser.press(`${player}${button('Pausar')}`);
}

const browsers: [name: string, found: FoundBrowser][] = [
  ['Firefox', findFirefox()],
  ['WebKit', findWebKit()],
];

for (const [name, found] of browsers) {
  test(`${name} signs in, searches, plays and signs out`, ({}, testInfo) =>
    withDemoServer(({ origin }) => drive(found, testInfo, (browser) => walk(browser, origin))));

  // Proves player: Rounds in Firefox and WebKit
  test(`${name} counts each round of a song on repeat`, ({}, testInfo) =>
    withDemoServer(async (server) => {
      await shortenTracks(server, 20);
      const answer = await fetch(`${server.origin}/api/search?q=noche`);
      const { tracks } = (await answer.json()) as { tracks: { id: string }[] };
      const id = tracks[0]?.id ?? '';
      const before = await readPlayCount(server, id);
      await withSlowNetwork(server, (origin) =>
        drive(found, testInfo, (browser) => repeat(browser, origin, id)),
      );
      await expect.poll(() => readPlayCount(server, id), { timeout: 60_000 }).toBe(before + 3);
    }));
}
