import type { CDPSession, Page } from '@playwright/test';

/** In CSS pixels; taller pages are cut off. */
const tallest = 5_000;

/** The same page gives the same picture. */
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
 * Through the protocol, whose compression is fast: the pictures are read once and stay on this
 * machine.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  const session = await getSession(page);
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

async function getSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
