// `npm run keys:index`: walks through the built Storybook and writes beside it which stories show
// which text, as `keys.json` and as a page, `keys.html`. Ends with 1 where a story cannot be shown.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { projectFolder } from '../project-files.ts';
import { readStories, serveStorybook } from '../story-walk/index.ts';
import { readCatalogueKeys, withoutForm } from './catalogue-keys.ts';
import { indexPage } from './index-page.ts';
import { walkKeys } from './walk-keys.ts';

const usage = `npm run keys:index [-- --storybook <folder>] [--pages <number>]
Writes which stories show which text. <folder> is a built Storybook (storybook-static), <number>
how many pages walk at once (2).`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      storybook: { type: 'string', default: join(projectFolder, 'storybook-static') },
      pages: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1 || pages > 16) {
    throw new Error(`--pages takes a whole number from 1 to 16, not ${values.pages}.`);
  }
  return { ...values, pages };
}

async function main() {
  const { storybook, pages, help } = readOptions();
  if (help) {
    console.log(usage);
    return;
  }
  // Kit pieces are wordless, but their stories may put words of others in them.
  const stories = readStories(storybook).filter(({ title }) => !title.startsWith('Foundations'));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  const server = await serveStorybook(storybook);
  let done = 0;
  const onStory = () => {
    done += 1;
    if (done % 50 === 0) console.log(`${done} of ${stories.length} stories`);
  };
  const { index, failures } = await walkKeys(browser, {
    origin: server.origin,
    stories,
    pages,
    onStory,
  });
  await browser.close();
  await server.close();

  const keys = readCatalogueKeys();
  // A plural is looked up under names that no catalogue has, too.
  const known = new Set(keys.map(({ key }) => key));
  for (const key of index.keys()) if (!known.has(key)) index.delete(key);
  writeFileSync(join(storybook, 'keys.json'), JSON.stringify(Object.fromEntries(index), null, 1));
  writeFileSync(join(storybook, 'keys.html'), indexPage(keys, index));

  const seen = new Set([...index.keys()].map(withoutForm));
  const unseen = keys.filter(({ key }) => !seen.has(withoutForm(key)));
  if (unseen.length > 0) {
    console.log('\nTexts that no story shows:');
    for (const { key, spanish } of unseen) console.log(`  ${key}  ${spanish}`);
  }
  console.log(
    `\n${keys.length} texts, ${unseen.length} in no story. Written: ${join(storybook, 'keys.html')}`,
  );
  for (const failure of failures) console.error(`Not shown: ${failure.split('\n')[0]}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}
