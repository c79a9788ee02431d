// `npm run release:rules`: finds rows of docs/product and docs/security.md that name a missing
// test or story, and pages that name a missing file of code. Whether a test proves its rule is for
// review.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, projectFolder } from './project-files.ts';

const tests = projectFiles(['{src,server,tests,scripts}/**/*.{test,spec,stories}.{ts,tsx}']);
const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** Tests match by whole title with optional tags. */
function isThere(path: string, title: string) {
  if (path.includes('.stories.')) return read(path).includes(`export const ${title}:`);
  const escaped = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${escaped}( @[\\w-]+)*\\1,`).test(read(path));
}

for (const page of projectFiles(['docs/product/*.md', 'docs/security.md'])) {
  for (const [, file = '', title = ''] of read(page).matchAll(/`([^`›]+) › (.+?)` \|$/gm)) {
    const [path, another] = tests.filter((test) => `/${test}`.endsWith(`/${file}`));
    if (path && !another && isThere(path, title)) continue;
    console.error(`${page}: ${file} › ${title} ${another ? 'may be several' : 'is gone'}`);
    process.exitCode = 1;
  }
}

const files = projectFiles([
  '{src,server,scripts,tests,.storybook}/**/*.{ts,tsx,mjs,sql}',
  '*.{ts,mjs}',
]).map((path) => `/${path}`);

// Its files are to be made.
const example = 'docs/add-a-tool.md';

for (const page of projectFiles(['{README,CONTRIBUTING}.md', '{docs,server}/**/*.md'])) {
  if (page === example) continue;
  for (const [, name = ''] of read(page).matchAll(/`([\w/-][\w./-]*\.(?:tsx?|mjs|sql))`/g)) {
    if (files.some((path) => path.endsWith(`/${name}`))) continue;
    console.error(`${page}: ${name} is gone`);
    process.exitCode = 1;
  }
}
