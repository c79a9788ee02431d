import type { Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStories, serveStorybook, type Story } from '../story-walk/index.ts';
import { buildTree, hasStorybook } from './build-tree.ts';
import { readCatalogueWords } from './catalogue-words.ts';
import { digestOf } from './digest.ts';
import { createModuleDigests, type ModuleDigests } from './module-digests.ts';
import { photographAll } from './photograph.ts';
import type { PictureStore } from './picture-store.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { Progress } from './progress.ts';
import type { Settings } from './settings.ts';

/**
 * One story in one theme at one width: the name of its picture in the store, and why the story
 * failed, if it did; then there may be no picture.
 */
export type Picture = { story: Story; theme: string; width: number } & (
  | { picture: string }
  | { failure: string; picture?: string }
);

export type Gallery = {
  pictures: Picture[];
  /** Stories that say themselves that they are not photographed. */
  notPhotographed: Story[];
  /** Every story of the tree, chosen or not. */
  stories: Pick<Story, 'title' | 'name'>[];
};

type Options = {
  /** Folder of the tree. */
  folder: string;
  /** What to call the tree when telling how far it is. */
  name: string;
  browser: Browser;
  store: PictureStore;
  settings: Settings;
  /** Digest of what all pictures depend on besides the tree: this tool and the browser. */
  look: string;
};

/** Everything that a picture may depend on, whatever the story. */
const treeFiles = ['{src,.storybook,locales,public,scripts/build}/**/*', '*.{ts,json}'];
const sharedFiles = [
  'package-lock.json',
  'public/**/*',
  '.storybook/public/**/*',
  '.storybook/*.html',
];
const sharedModules = ['.storybook/preview.tsx', '.storybook/main.ts', 'vite.config.ts'];

/** Pictures of all chosen stories of a tree; only those are taken that the store does not have. */
export async function makeGallery(options: Options): Promise<Gallery> {
  const { folder, store, settings, look } = options;
  if (!hasStorybook(folder)) return { pictures: [], notPhotographed: [], stories: [] };
  const { widths, only } = settings;
  const digests = createModuleDigests(folder);
  const key = digestOf(look, digests.files(...treeFiles), widths.join(), String(only));
  const known = store.findList(key) as Gallery | undefined;
  if (known?.pictures.every((each) => !('failure' in each) && store.has(each.picture))) {
    return known;
  }
  const gallery = await buildAndPhotograph(options, digests);
  store.keepList(key, gallery);
  return gallery;
}

async function buildAndPhotograph(
  { folder, name, browser, store, settings, look }: Options,
  digests: ModuleDigests,
): Promise<Gallery> {
  const words = readCatalogueWords(folder);
  const shared = digestOf(look, digests.files(...sharedFiles), digests.of(...sharedModules));
  const keyOf = ({ story, width }: Shot, theme: string) =>
    digestOf(shared, digests.of(story.importPath), story.id, theme, `${width}`);

  const output = mkdtempSync(join(tmpdir(), 'tonada-storybook-'));
  const forget = () => rmSync(output, { recursive: true, force: true });
  process.once('exit', forget);
  console.log(`${name}: building Storybook…`);
  await buildTree(folder, output);
  const { origin, close } = await serveStorybook(output);
  try {
    const stories = readStories(output);
    const { shots, notPhotographed } = await planShots(browser, {
      origin,
      stories,
      settings,
    });
    const pictures: Picture[] = [];
    const missing = shots.filter((shot) => {
      const { story, width, themes } = shot;
      const found = themes.map((theme) => ({
        theme,
        picture: store.find(keyOf(shot, theme), words),
      }));
      const known = found.flatMap(({ theme, picture }) =>
        picture ? { story, width, theme, picture } : [],
      );
      // Themes of a shot are photographed one after another in one page, or not at all.
      if (known.length < themes.length) return true;
      pictures.push(...known);
      return false;
    });
    const progress = new Progress(`${name}: pictures taken`, countThemes(missing));
    await photographAll(browser, missing, {
      origin,
      pages: settings.pages,
      onPhotograph(shot, photograph) {
        const { story, width } = shot;
        const { theme } = photograph;
        const place = { story, width, theme };
        if ('failure' in photograph) {
          const { failure, png } = photograph;
          pictures.push({ ...place, failure, ...(png && { picture: store.keepPicture(png) }) });
        } else {
          const { png, asked } = photograph;
          const picture = store.keep(keyOf(shot, theme), png, asked, words);
          pictures.push({ ...place, picture });
        }
        progress.advance();
      },
    });
    return {
      pictures: inOrderOf(shots, pictures),
      notPhotographed,
      stories: stories.map(({ title, name: own }) => ({ title, name: own })),
    };
  } finally {
    await close();
    process.off('exit', forget);
    forget();
  }
}

/** Pictures in the order of the sidebar, and not in that in which they were ready. */
function inOrderOf(shots: readonly Shot[], pictures: readonly Picture[]): Picture[] {
  const nameOf = (id: string, width: number, theme: string) => `${id} ${width} ${theme}`;
  const places = new Map(
    shots
      .flatMap(({ story, width, themes }) => themes.map((theme) => nameOf(story.id, width, theme)))
      .map((name, place) => [name, place]),
  );
  const placeOf = ({ story, width, theme }: Picture) =>
    places.get(nameOf(story.id, width, theme)) ?? 0;
  return pictures.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const countThemes = (shots: readonly Shot[]) =>
  shots.reduce((sum, { themes }) => sum + themes.length, 0);
