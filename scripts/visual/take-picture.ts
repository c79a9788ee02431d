import type { CDPSession, Page } from '@playwright/test';

/** A taller page is cut off there, in CSS pixels. */
const tallest = 5_000;

/** Flags under which the same page becomes the same picture, on top of `browserFlags`. */
export const pictureFlags = [
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

/**
 * Photographs the whole page as PNG. Through the protocol itself, for its quick compression: these
 * pictures are read once and kept on this machine.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  const session = await sessionOf(page);
  const { width, height, windowHeight } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: Math.ceil(document.documentElement.scrollHeight),
    windowHeight: window.innerHeight,
  }));
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > windowHeight,
    clip: {
      x: 0,
      y: 0,
      width,
      height: Math.min(tallest, Math.max(height, windowHeight)),
      scale: 1,
    },
  });
  return Buffer.from(data, 'base64');
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One for each page, kept as long as the page is there. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
