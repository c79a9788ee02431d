// `npm run rules -- library player` lists the rules of these pages of docs, and the tests that
// prove them; without a page, all. `--check` finds tags of missing pages, pages whose rules have no
// test, and pages and files that are named but missing. Whether a test proves its rule is for review.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectFiles, projectFolder } from './project-files.ts';
import { readRuleTags } from './rule-tags.ts';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

const tags = projectFiles(['{src,server,tests,scripts}/**/*.{test,spec,stories}.{ts,tsx}'])
  .filter((path) => !path.startsWith('scripts/rule-tags'))
  .flatMap((path) => readRuleTags(read(path)).map((found) => ({ path, ...found })));

/** Their files are to be made. */
const examples = new Set(['docs/add-a-tool.md', 'src/shared/ui/README.md']);

const chosen = process.argv.slice(2);
if (chosen.includes('--check')) check();
else list(chosen.length > 0 ? chosen : [...new Set(tags.map(({ page }) => page))].toSorted());

function list(pages: string[]) {
  for (const page of pages) {
    const rules = tags.filter((found) => found.page === page);
    console.log(`${page}: ${rules.length}`);
    for (const { rule, path, title } of rules) console.log(`  ${rule}: ${path} › ${title}`);
    if (rules.length === 0) process.exitCode = 1;
  }
}

function check() {
  const pages = projectFiles(['{README,CONTRIBUTING}.md', '{docs,server,src,locales}/**/*.md']);
  const ruled = projectFiles(['docs/**/*.md'])
    .filter((path) => read(path).includes(`\`npm run rules -- ${basename(path, '.md')}\``))
    .map((path) => basename(path, '.md'));

  for (const { page, path, rule, title } of tags) {
    if (!ruled.includes(page)) report(path, `no page ${page} lists its rules`);
    if (title === undefined) report(path, `no test below the rule ${rule}`);
  }
  for (const page of ruled)
    if (!tags.some((found) => found.page === page)) report(page, 'no test proves a rule of it');

  const files = projectFiles([
    '{src,server,scripts,tests,.storybook}/**/*.{ts,tsx,mjs,sql}',
    '*.{ts,mjs}',
  ]).map((path) => `/${path}`);

  for (const page of pages) {
    const text = read(page);
    for (const [, link = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#\s]*)(#[^)\s]+)?\)/g)) {
      const target = link === '' ? page : join(dirname(page), link);
      if (!existsSync(join(projectFolder, target))) report(page, `${link} is gone`);
      else if (anchor && !anchorsOf(target).includes(anchor))
        report(page, `${link}${anchor} is gone`);
    }
    if (examples.has(page)) continue;
    for (const [, name = ''] of text.matchAll(/`([\w/-][\w./-]*\.(?:tsx?|mjs|sql))`/g))
      if (!files.some((path) => path.endsWith(`/${name}`))) report(page, `${name} is gone`);
  }

  for (const path of files)
    for (const [page] of read(path).matchAll(/\bdocs\/[\w/-]+\.md\b/g))
      if (!pages.includes(page)) report(path, `${page} is gone`);
}

/** As GitHub makes them of headings. */
function anchorsOf(page: string) {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}

function report(where: string, fault: string) {
  console.error(`${where}: ${fault}`);
  process.exitCode = 1;
}
