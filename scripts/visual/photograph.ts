import type { Browser } from '@playwright/test';
import {
  openWalk,
  showPatiently,
  type OwnGlobals,
  type Story,
  type StoryWalk,
} from '../story-walk/index.ts';
import type { Picture } from './gallery.ts';
import type { PictureStore } from './picture-store.ts';
import { takePicture } from './take-picture.ts';

export type Shot = { story: Story; width: number; themes: string[] };

type Options = {
  origin: string;
  pages: number;
  name: string;
  store: PictureStore;
  /** Excludes the picture's texts. */
  getKey: (shot: Shot, theme: string) => string;
};

/** In CSS pixels: a phone is tall. */
export const getWindow = (width: number): { width: number; height: number } => ({
  width,
  height: width < 640 ? 844 : 900,
});

/** A story keeps its own theme and window. */
export const getShots = (
  story: Story,
  { theme, size }: OwnGlobals,
  { themes, widths }: { themes: string[]; widths: number[] },
): Shot[] =>
  (size ? [size.width] : widths).map((width) => ({
    story,
    width,
    themes: theme ? [theme] : themes,
  }));

/**
 * Reloads the page for each story, because a toast, the focus or a pending answer would leak into
 * the next. Returns pictures in the order of the shots.
 */
export async function photographAll(
  browser: Browser,
  shots: readonly Shot[],
  { origin, pages, name, store, getKey }: Options,
): Promise<Picture[]> {
  const found = shots.map((shot) => findAll(shot));
  const missing = shots.flatMap((shot, index) => (found[index] ? [] : [{ shot, index }]));
  const reportProgress = getProgress(`${name}: photographed`, missing.length);
  const waiting = missing.values();

  /** All or none, because one page takes all themes. */
  function findAll(shot: Shot): Picture[] | undefined {
    const { story, width, themes } = shot;
    const pictures = themes.flatMap((theme) => {
      const path = store.find(getKey(shot, theme));
      return path ? { story, width, theme, path } : [];
    });
    return pictures.length === themes.length ? pictures : undefined;
  }

  async function photograph(walk: StoryWalk, shot: Shot): Promise<Picture[]> {
    const { story, width, themes } = shot;
    const pictures: Picture[] = [];
    let failure: string | undefined;
    for (const theme of themes) {
      const shown =
        theme === themes[0]
          ? await showPatiently(walk, story.id, { theme }, getWindow(width))
          : await walk.changeTheme(theme);
      failure ??= shown.failure;
      const picture: Picture = { story, width, theme };
      if (failure) {
        picture.failure = failure;
        // Undefined where the story has left its page.
        const png = await takePicture(walk.page).catch(() => undefined);
        if (png) picture.path = store.put(png);
      } else {
        const png = await takePicture(walk.page);
        const texts = await walk.page.evaluate(readUsedTexts);
        picture.path = texts ? store.keep(png, getKey(shot, theme), texts) : store.put(png);
      }
      pictures.push(picture);
    }
    return pictures;
  }

  async function work() {
    const walk = await openWalk(browser, { origin, viewport: getWindow(1440) });
    for (const { shot, index } of waiting) {
      found[index] = await photograph(walk, shot);
      reportProgress();
    }
    await walk.close();
  }
  await Promise.all(Array.from({ length: Math.min(pages, missing.length) }, work));
  return found.flatMap((pictures) => pictures ?? []);
}

/** Null in a tree without `.storybook/used-texts.ts`. */
const readUsedTexts = () => (window.askedWords ? [...window.askedWords] : null);

function getProgress(what: string, total: number) {
  const start = Date.now();
  let done = 0;
  const tenth = () => Math.floor((done / total) * 10);
  return () => {
    const before = tenth();
    done += 1;
    if (tenth() === before) return;
    const left = ((Date.now() - start) / done) * (total - done);
    console.log(`${what} ${done} of ${total}, about ${Math.ceil(left / 1000)} s left`);
  };
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    askedWords?: Set<string>;
  }
}
