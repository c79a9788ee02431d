import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { AuthResponse } from '#contract/session.ts';
import { signInAsNewListener } from './accounts.ts';
import { expect } from './test.ts';

/** Makes the page's audio elements readable; their position is finer than that of the slider. */
export function noteAudio() {
  const made: HTMLAudioElement[] = [];
  Object.assign(window, { heardAudio: made });
  const Native = window.Audio;
  window.Audio = function NotedAudio() {
    const element = new Native();
    made.push(element);
    return element;
  } as unknown as typeof Audio;
}

type Heard = { seconds: number; at: number } | null;

/** The position that sounds, and when by the clock of the machine; null in silence. */
export const hear = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { heardAudio } = window as unknown as { heardAudio: HTMLAudioElement[] };
    const element = heardAudio.find((one) => !one.paused && one.currentTime > 0);
    const at = performance.timeOrigin + performance.now();
    return element ? { seconds: element.currentTime, at } : null;
  });

export async function openPerson(
  browser: Browser,
  prepare = () => {},
): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext();
  await context.addInitScript(noteAudio);
  await context.addInitScript(prepare);
  return [context, await context.newPage()];
}

/** With an account of its own. */
export async function join(page: Page, link: string): Promise<AuthResponse> {
  const session = await signInAsNewListener(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Entrar en la sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  return session;
}

/** From the queue. */
export const openSession = async (page: Page): Promise<Locator> => {
  const button = page.getByRole('button', { name: /^Escuch(ar|ando) juntos/ });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Cola' }).first().click();
  await button.click();
  return page.getByRole('dialog', { name: 'Escuchar juntos' });
};
