// `npm run keys:index`: walks through the built Storybook and writes beside it which stories show
// which text, as `keys.json` and as a page, `keys.html`. Builds it first where it is missing or older
// than its sources. Ends with 1 where a story cannot be shown.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { projectFiles, projectFolder } from '../project-files.ts';
import { readStories, serveStorybook } from '../story-walk/index.ts';
import { readCatalogueKeys } from './catalogue-keys.ts';
import { indexPage } from './index-page.ts';
import { isStale } from './is-stale.ts';
import { walkKeys } from './walk-keys.ts';

const storybook = join(projectFolder, 'storybook-static');
const sources = projectFiles([
  '{.storybook,scripts/build,locales,public,src}/**/*.*',
  'package-lock.json',
]);

if (isStale(storybook, sources)) {
  console.log('Storybook is built first, which takes a few minutes.');
  const build = ['scripts/build-storybook.ts'];
  const { status } = spawnSync(process.execPath, build, { cwd: projectFolder, stdio: 'inherit' });
  if (status !== 0) process.exit(2);
}

// Kit pieces are wordless, but their stories may put words of others in them.
const stories = readStories(storybook).filter(({ title }) => !title.startsWith('Foundations'));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const { origin, close } = await serveStorybook(storybook);
let done = 0;
const onStory = () => {
  done += 1;
  if (done % 50 === 0) console.log(`${done} of ${stories.length} stories`);
};
const { index, failures } = await walkKeys(browser, { origin, stories, pages: 2, onStory });
await browser.close();
await close();

const keys = readCatalogueKeys();
writeFileSync(join(storybook, 'keys.json'), JSON.stringify(Object.fromEntries(index), null, 1));
writeFileSync(join(storybook, 'keys.html'), indexPage(keys, index));

const unseen = keys.filter(({ key }) => !index.has(key));
if (unseen.length > 0) console.log('\nTexts that no story shows:');
for (const { key, forms } of unseen) console.log(`  ${key}  ${forms.join(' / ')}`);
console.log(`\n${keys.length - unseen.length} of ${keys.length} texts show in a story.`);
console.log(`Written: ${join(storybook, 'keys.html')}`);
for (const failure of failures) console.error(`Not shown: ${failure.split('\n')[0]}`);
process.exitCode = failures.length > 0 ? 1 : 0;
