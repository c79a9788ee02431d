// `npm run visual -- --base main`: compares pictures of the stories with the base's.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, ensureBrowser } from './browser.ts';
import { projectFolder } from './project-files.ts';
import { resolveCommit, writeBaseTree } from './visual/base-tree.ts';
import { toDigest } from './visual/digest.ts';
import { findChanges } from './visual/find-changes.ts';
import { makeGallery } from './visual/gallery.ts';
import { createModuleDigests } from './visual/module-digests.ts';
import { noMatch } from './visual/no-match.ts';
import { openStore, tidyStore } from './visual/picture-store.ts';
import { writeReport } from './visual/report/write-report.ts';
import { readSettings, type Settings, usage, UsageError } from './visual/settings.ts';
import { pictureFlags } from './visual/take-picture.ts';

process.env['STORYBOOK_FOR_PICTURES'] = 'yes';
const couldNotRun = 2;
const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'tonada-visual');
const scratch = mkdtempSync(join(tmpdir(), 'tonada-visual-'));
// Also after Ctrl-C: removes the base and its Storybook.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

async function run(settings: Settings): Promise<number> {
  const { base, cache, only, themes } = settings;
  const commit = resolveCommit(projectFolder, base);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags, ...pictureFlags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const tool = createModuleDigests(projectFolder).of('scripts/visual/gallery.ts');
  const look = toDigest(tool, browser.version(), themes.join());
  const getGallery = (side: 'base' | 'now', name: string, folder: string) =>
    makeGallery({
      name,
      folder,
      browser,
      settings,
      look,
      output: join(scratch, `storybook-${side}`),
      cache: cache ? cacheFolder : join(scratch, `pictures-${side}`),
    });
  const baseFolder = join(scratch, 'base');
  writeBaseTree(projectFolder, commit, baseFolder);
  const before = await getGallery('base', `base ${commit.slice(0, 7)}`, baseFolder);
  const after = await getGallery('now', 'working tree', projectFolder);
  await browser.close();
  const shown = [before, after].flatMap((side) => [...side.pictures, ...side.notPhotographed]);
  if (only && shown.length === 0) {
    throw new UsageError(noMatch(only.source, [...after.stories, ...before.stories]));
  }

  const drawn = openStore(join(scratch, 'drawn'), () => '');
  const changes = await findChanges(before.pictures, after.pictures, drawn.put);
  const counts = (['changed', 'added', 'removed', 'failed'] as const)
    .map((kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`)
    .join(', ');
  const heading = `Working tree against ${base} (${commit.slice(0, 7)}): ${counts}`;
  const report = writeReport(join(projectFolder, 'visual-report'), scratch, heading, {
    changes,
    notPhotographed: after.notPhotographed,
  });
  console.log(`${after.pictures.length} pictures: ${counts}.`);
  console.log(`Report: ${report}`);
  tidyStore(cacheFolder);
  return changes.length > 0 ? 1 : 0;
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
  // An open browser or server would keep the process alive.
  process.exit(couldNotRun);
}
