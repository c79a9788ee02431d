import type { Page, Route } from '@playwright/test';

/** Calls of the API for data. Art and music are none: pages keep their places for them as they are. */
export const isDataCall = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') && !/^\/api\/(images|audio)\//.test(pathname);

/** Calls of the API that a test lets through when it wants to. */
export type HeldCalls = {
  /** Addresses of the calls that wait, in their order. */
  waiting: () => string[];
  /** Lets one that waits through. */
  release: (address: string) => Promise<void>;
  /** Lets them through one by one, each when the page has drawn what came before. */
  releaseAll: () => void;
};

/** A server that takes its time: every call of the API waits until the test lets it through. */
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
  const addressOf = (route: Route) => new URL(route.request().url()).pathname;
  await page.route(isDataCall, (route) => {
    if (isFlowing) letThrough(route);
    else held.push(route);
  });
  return {
    waiting: () => held.map(addressOf),
    release: async (address) => {
      const index = held.findIndex((route) => addressOf(route) === address);
      if (index >= 0) await held.splice(index, 1)[0]?.continue();
    },
    releaseAll: () => {
      isFlowing = true;
      for (const route of held.splice(0)) letThrough(route);
    },
  };
}

/** Resolves when the page has its letters and has drawn two more frames. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
