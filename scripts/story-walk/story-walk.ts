import type { Browser, Page } from '@playwright/test';
import { readOwnGlobals, showStory, showTheme, type OwnGlobals, type Size } from './in-page.ts';
import { keepPageStill } from './still-page.ts';

export type WalkOptions = {
  origin: string;
  /** For stories that do not fix their own. */
  viewport: Size;
  /** Per story, in milliseconds. */
  patience?: number;
};

/** The story's error, or what kept it from settling. */
export type Shown = { failure?: string };

export type StoryWalk = {
  /** Replaced after a story that could not be left: read it for each story. */
  readonly page: Page;
  /** Addresses cannot override these. */
  ownGlobals: (storyId: string) => Promise<OwnGlobals>;
  /**
   * Shows a story in a reloaded page and resolves once it has rendered, played, loaded its fonts
   * and images, and settled. The story's own globals win, unknown ones are ignored. Failures are
   * returned, not thrown.
   */
  show: (storyId: string, globals?: Record<string, string>, size?: Size) => Promise<Shown>;
  /** Does not play the story again. */
  changeTheme: (theme: string) => Promise<Shown>;
  close: () => Promise<void>;
};

/** With this name in the user agent, Storybook's preview does not wait for animations. */
const userAgent = 'Chromium StorybookTestRunner';

export async function openWalk(
  browser: Browser,
  { origin, viewport, patience = 30_000 }: WalkOptions,
): Promise<StoryWalk> {
  const context = await browser.newContext({
    viewport,
    userAgent,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
  });
  await context.addInitScript(keepPageStill);
  let page = await openPage();
  let isLoaded = false;

  async function openPage() {
    const opened = await context.newPage();
    opened.setDefaultTimeout(patience);
    return opened;
  }

  async function load() {
    const arrive = () => page.goto(`${origin}/iframe.html`, { waitUntil: 'commit' });
    await arrive().catch(async () => {
      // The previous story blocked its page from leaving.
      await page.close();
      page = await openPage();
      await arrive();
    });
    isLoaded = true;
  }

  async function ownGlobals(storyId: string): Promise<OwnGlobals> {
    if (!isLoaded) await load();
    return page.evaluate(readOwnGlobals, storyId);
  }

  return {
    get page() {
      return page;
    },
    ownGlobals,
    async show(storyId, globals = {}, wantedSize = viewport) {
      await load();
      const { size = wantedSize } = await ownGlobals(storyId);
      const now = page.viewportSize();
      if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
      const showing = { storyId, patience, globals: { ...globals, ...withoutAxe } };
      return outcome(page.evaluate(showStory, showing));
    },
    changeTheme: async (theme) => outcome(page.evaluate(showTheme, theme)),
    close: () => context.close(),
  };
}

/** Other tests run axe. */
const withoutAxe = { a11y: { manual: true } };

/** A story that leaves its page rejects the answer. */
async function outcome(answer: Promise<string>): Promise<Shown> {
  const failure = await answer.catch((error: unknown) => `It left its page: ${String(error)}`);
  return failure ? { failure } : {};
}

/** Retries a failed story once in a new page, which separates a busy machine from a defect. */
export async function showPatiently(
  walk: StoryWalk,
  ...story: Parameters<StoryWalk['show']>
): Promise<Shown> {
  // Storybook reloads where the previous story does not end.
  const first = await walk.show(...story).catch((): Shown => ({ failure: 'interrupted' }));
  return first.failure ? walk.show(...story) : first;
}
