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

/** Milliseconds after which the client gives a call up and shows what it has. */
const patienceOfClient = 20_000;

/** Makes the client wait ten times as long, because a busy machine may draw for longer. */
const waitLonger = (patience: number) => {
  const setTimer = window.setTimeout.bind(window);
  const later = (handler: TimerHandler, wait?: number, ...args: unknown[]) =>
    setTimer(handler, wait === patience ? 10 * patience : wait, ...args);
  Object.assign(window, { setTimeout: later });
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
  await page.addInitScript(waitLonger, patienceOfClient);
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
