// `npm run visual -- --base main`: what the stories look like now, against what they looked like then.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, ensureBrowser } from './browser.ts';
import { projectFolder } from './project-files.ts';
import { openBaseTree, resolveCommit } from './visual/base-tree.ts';
import { pairGalleries } from './visual/compare-galleries.ts';
import { digestOf } from './visual/digest.ts';
import { countChanges, findChanges } from './visual/find-changes.ts';
import { makeGallery } from './visual/gallery.ts';
import { noMatch } from './visual/no-match.ts';
import { createModuleDigests } from './visual/module-digests.ts';
import { PictureStore } from './visual/picture-store.ts';
import { storiesOf } from './visual/report/report-data.ts';
import { writeReport } from './visual/report/write-report.ts';
import { readSettings, type Settings, usage, UsageError } from './visual/settings.ts';
import { pictureFlags } from './visual/take-picture.ts';

const couldNotRun = 2;
const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'tonada-visual');

function openStore({ isCached }: Settings): PictureStore {
  if (isCached) return new PictureStore(cacheFolder, { isRead: true });
  const folder = mkdtempSync(join(tmpdir(), 'tonada-pictures-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return new PictureStore(folder, { isRead: false });
}

async function run(settings: Settings): Promise<number> {
  const commit = resolveCommit(projectFolder, settings.base);
  const store = openStore(settings);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags, ...pictureFlags],
    // The signals are ours, for the base has to be put away.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const base = openBaseTree(projectFolder, commit);
  try {
    const tool = createModuleDigests(projectFolder).of('scripts/visual/gallery.ts');
    const look = digestOf(tool, browser.version(), settings.themes.join());
    const shared = { browser, store, settings, look };
    const before = await makeGallery({
      ...shared,
      folder: base.folder,
      name: `base ${commit.slice(0, 7)}`,
    });
    const after = await makeGallery({ ...shared, folder: projectFolder, name: 'working tree' });
    const { only } = settings;
    const isEmpty = [before, after].every(
      ({ pictures, notPhotographed }) => pictures.length + notPhotographed.length === 0,
    );
    if (only && isEmpty) {
      throw new UsageError(noMatch(only.source, [...after.stories, ...before.stories]));
    }
    const changes = await findChanges(pairGalleries(before, after), store);
    const { changed, added, removed, failed } = countChanges(changes);
    const counts = `${changed} changed, ${added} added, ${removed} removed, ${failed} failed`;
    const heading = `Working tree against ${settings.base} (${commit.slice(0, 7)}): ${counts}`;
    const report = writeReport(join(projectFolder, 'visual-report'), heading, {
      stories: storiesOf(changes),
      notPhotographed: after.notPhotographed.map(({ title, name }) => `${title}/${name}`),
    });
    console.log(`${after.pictures.length} pictures: ${counts}.`);
    console.log(`Report: ${report}`);
    return changes.length > 0 ? 1 : 0;
  } finally {
    base.close();
    await browser.close();
    if (settings.isCached) store.tidy();
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => process.exit(code));
}
try {
  const settings = readSettings(process.argv.slice(2));
  if (settings === 'help') console.log(usage);
  else process.exitCode = await run(settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error('`npm run visual -- --help` says how.');
  process.exitCode = couldNotRun;
}
