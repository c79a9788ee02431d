import type { Browser, Page } from '@playwright/test';
import { readOwnGlobals, type OwnGlobals, type Size } from './own-globals.ts';
import { showInPage } from './show-story.ts';
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
  page: Page;
  /** What the story itself fixes, and so no address can change. */
  ownGlobals: (storyId: string) => Promise<OwnGlobals>;
  /**
   * Shows a story with these globals (`{ theme: 'light' }`; the story's own win, unknown ones mean
   * nothing) and resolves once it is rendered, has played, has its fonts and images, and nothing
   * moves. A story that fails is told in `failure`, it does not throw.
   */
  show: (storyId: string, globals?: Record<string, string>) => Promise<Shown>;
  close: () => Promise<void>;
};

/** Storybook's preview ends animations at once where it finds this name in the browser's. */
const userAgent = 'Chromium StorybookTestRunner';

/**
 * Opens one page in which story after story is shown without loading it anew. Only other globals
 * load it, for stories read them once.
 */
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
  const page = await context.newPage();
  let loaded: string | undefined;
  let current: string | undefined;

  async function load(globals: Record<string, string>) {
    await page.goto(`${origin}/iframe.html?viewMode=story`, { waitUntil: 'commit' });
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window, undefined, {
      timeout: patience,
    });
    // An address without a story has no globals either: Storybook would not read them.
    await page.evaluate(setGlobals, globals);
    loaded = JSON.stringify(globals);
  }

  async function ownGlobals(storyId: string): Promise<OwnGlobals> {
    if (loaded === undefined) await load({});
    return page.evaluate(readOwnGlobals, storyId);
  }

  return {
    page,
    ownGlobals,
    async show(storyId, globals = {}) {
      const isLoaded = loaded === JSON.stringify(globals);
      // A story that is shown already would not be played again.
      if (!isLoaded || current === storyId) await load(globals);
      current = storyId;
      const { size = viewport } = await ownGlobals(storyId);
      const now = page.viewportSize();
      if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
      const failure = await page.evaluate(showInPage, { storyId, patience });
      return failure ? { failure } : {};
    },
    close: () => context.close(),
  };
}

function setGlobals(globals: Record<string, string>) {
  // The accessibility addon would read every story with axe, which is the work of other tests.
  const all = { ...globals, a11y: { manual: true } };
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: all });
}
