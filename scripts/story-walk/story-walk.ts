import type { Browser, Page } from '@playwright/test';
import { readOwnGlobals, showStory, showTheme, type OwnGlobals, type Size } from './in-page.ts';
import { keepPageStill } from './still-page.ts';

export type WalkOptions = {
  /** Where `serveStorybook` serves it. */
  origin: string;
  /** For stories that do not fix their own. */
  viewport: Size;
  /** How long one story may take, in milliseconds. */
  patience?: number;
};

/** What came of showing a story: what it threw, or what kept it from standing still. */
export type Shown = { failure?: string };

export type StoryWalk = {
  /** Another one after a story that could not be left; ask for it again with each story. */
  readonly page: Page;
  /** What the story itself fixes, and so no address can change. */
  ownGlobals: (storyId: string) => Promise<OwnGlobals>;
  /**
   * Loads the page anew, so that no story leaves anything behind, shows a story with these globals
   * (`{ theme: 'light' }`; the story's own win, unknown ones mean nothing) and resolves once it is rendered, has played, has its fonts and images, and nothing
   * moves. A story that fails is told in `failure`, it does not throw. `size` is for a story that
   * does not fix its own; without it the walk's viewport.
   */
  show: (storyId: string, globals?: Record<string, string>, size?: Size) => Promise<Shown>;
  /** Shows the story that stands there in another theme, without playing it again. */
  changeTheme: (theme: string) => Promise<Shown>;
  close: () => Promise<void>;
};

/** Storybook's preview does not wait for animations where it finds this name in the browser's. */
const userAgent = 'Chromium StorybookTestRunner';

/** Opens one page in which story after story is shown. */
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
      // The story before left its page busy with an address of its own.
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

/** The accessibility addon would read every story, which is the work of other tests. */
const withoutAxe = { a11y: { manual: true } };

/** A story that leaves its page takes the answer with it. */
async function outcome(answer: Promise<string>): Promise<Shown> {
  const failure = await answer.catch((error: unknown) => `It left its page: ${String(error)}`);
  return failure ? { failure } : {};
}

/**
 * Shows a story like `StoryWalk.show`; one that fails is tried once more in a page loaded for it, which
 * tells a machine that was too busy from a defect.
 */
export async function showPatiently(
  walk: StoryWalk,
  ...story: Parameters<StoryWalk['show']>
): Promise<Shown> {
  // Storybook loads itself anew where the story before will not end.
  const first = await walk.show(...story).catch((): Shown => ({ failure: 'interrupted' }));
  return first.failure ? walk.show(...story) : first;
}
