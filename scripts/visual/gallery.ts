import type { Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorybook } from '../run-quietly.ts';
import { openWalk, readStories, serveStorybook, type Story } from '../story-walk/index.ts';
import { readCatalogueWords } from './catalogue-words.ts';
import { toDigest } from './digest.ts';
import { createModuleDigests } from './module-digests.ts';
import { photographAll, type Shot, getShots, getWindow } from './photograph.ts';
import { isThere, openStore } from './picture-store.ts';
import type { Settings } from './settings.ts';

/** `path` may be missing where the story failed. */
export type Picture = {
  story: Story;
  theme: string;
  width: number;
  path?: string;
  failure?: string;
};

export type Gallery = {
  /** In sidebar order. */
  pictures: Picture[];
  /** `Title/Name`. */
  notPhotographed: string[];
  stories: Story[];
};

type Options = {
  folder: string;
  name: string;
  output: string;
  cache: string;
  browser: Browser;
  settings: Settings;
  /** Digest of this tool and the browser. */
  look: string;
};

const treeFiles = ['{src,.storybook,locales,public,scripts/build}/**/*', '*.{ts,json}'];
const sharedFiles = ['package-lock.json', '{.storybook/,}public/**/*', '.storybook/*.html'];
const sharedModules = ['.storybook/preview.tsx', '.storybook/main.ts', 'vite.config.ts'];

export async function makeGallery(options: Options): Promise<Gallery> {
  const { folder, name, output, cache, browser, settings, look } = options;
  const { widths, only, pages } = settings;
  if (!existsSync(join(folder, '.storybook', 'main.ts'))) {
    return { pictures: [], notPhotographed: [], stories: [] };
  }
  const store = openStore(cache, readCatalogueWords(folder));
  const digests = createModuleDigests(folder);
  const listKey = toDigest(look, digests.files(...treeFiles), widths.join(), String(only));
  const known = store.recall(listKey) as Gallery | undefined;
  if (known?.pictures.every(({ path, failure }) => path && !failure && isThere(path))) return known;

  console.log(`${name}: building Storybook…`);
  await buildStorybook(folder, output);
  const { origin, close } = await serveStorybook(output);
  const stories = readStories(output);
  const chosen = stories.filter((story) => isChosen(story, only));
  const photographed = chosen.filter(isPhotographed);
  const shots = await planShots(browser, origin, photographed, settings);
  const shared = toDigest(look, digests.files(...sharedFiles), digests.of(...sharedModules));
  const getKey = ({ story, width }: Shot, theme: string) =>
    toDigest(shared, digests.of(story.importPath), story.id, theme, `${width}`);
  const gallery = {
    pictures: await photographAll(browser, shots, { origin, pages, name, store, getKey }),
    notPhotographed: chosen.filter((story) => !isPhotographed(story)).map(getName),
    stories,
  };
  await close();
  store.remember(listKey, gallery);
  return gallery;
}

const getName = ({ title, name }: Story) => `${title}/${name}`;
const isPhotographed = ({ tags }: Story) => !tags.includes('no-photo');
const isChosen = (story: Story, only: RegExp | undefined) =>
  !only || only.test(getName(story)) || only.test(story.id);

async function planShots(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  settings: Settings,
): Promise<Shot[]> {
  const walk = await openWalk(browser, { origin, viewport: getWindow(1440) });
  const shots: Shot[] = [];
  for (const story of stories) {
    shots.push(...getShots(story, await walk.ownGlobals(story.id), settings));
  }
  await walk.close();
  return shots;
}
