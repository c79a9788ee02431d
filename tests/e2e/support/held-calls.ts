import type { Page, Route } from '@playwright/test';

/** Excludes art and music, which have reserved room in pages. */
export const isDataCall = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') && !/^\/api\/(images|audio)\//.test(pathname);

export type HeldCalls = {
  waiting: () => string[];
  release: (address: string) => Promise<void>;
  /** Releases the calls one by one, each after the page has drawn the previous answer. */
  releaseAll: () => void;
};

/** Simulates a slow server: every API call waits until the test releases it. */
export async function holdCalls(page: Page): Promise<HeldCalls> {
  const held: Route[] = [];
  let isFlowing = false;
  let last: Promise<unknown> = Promise.resolve();
  const letThrough = (route: Route) => {
    last = last
      .then(() => drawn(page))
      .then(() => route.continue())
      // The page may be closed by then.
      .catch(() => undefined);
  };
  const getAddress = (route: Route) => new URL(route.request().url()).pathname;
  await page.route(isDataCall, (route) => {
    if (isFlowing) letThrough(route);
    else held.push(route);
  });
  return {
    waiting: () => held.map(getAddress),
    release: async (address) => {
      const index = held.findIndex((route) => getAddress(route) === address);
      if (index >= 0) await held.splice(index, 1)[0]?.continue();
    },
    releaseAll: () => {
      isFlowing = true;
      for (const route of held.splice(0)) letThrough(route);
    },
  };
}

/** Resolves when the fonts are loaded and two more frames are drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
