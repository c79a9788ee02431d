import { launch } from 'puppeteer-core';
import { type DrivenBrowser, type FoundBrowser, patience } from './driven-browser.ts';
import { findCommand } from './find-command.ts';

// Uses the system's Firefox, since Playwright's own would have to be downloaded.
async function start(executablePath: string): Promise<DrivenBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 860 });
  const find = async (path: string) => {
    const options = { visible: true, timeout: patience };
    const element = await page.waitForSelector(`::-p-xpath(${path})`, options);
    if (!element) throw new Error(`Not found: ${path}`);
    return element;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    press: async (path) => (await find(path)).click(),
    write: async (path, text) => (await find(path)).type(text),
    read: async (path, property) => {
      const handle = await (await find(path)).getProperty(property);
      return String(await handle.jsonValue());
    },
    photograph: () => page.screenshot(),
    quit: () => browser.close(),
  };
}

export function findFirefox(): FoundBrowser {
  const path = findCommand('firefox-esr', 'firefox');
  return path ? { start: () => start(path) } : { missing: 'Firefox is not installed' };
}
