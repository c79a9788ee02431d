// Components declare the states that they can be in; each needs a story that shows it.
// With paths behind it, it tells of those alone: `node scripts/check-stories.ts src/widgets`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, projectFolder } from './project-files.ts';
import { findGaps } from './story-states/find-gaps.ts';

const paths = projectFiles(['src/{shared/ui,entities,features,widgets,pages,app}/**/*.{ts,tsx}']);
const wanted = process.argv.slice(2).map((path) => path.replace(/^\.\//, ''));
const unknown = wanted.filter((prefix) => !paths.some((path) => path.startsWith(prefix)));

if (unknown.length > 0) {
  console.error(
    `No component lies below ${unknown.join(', ')}. Name folders or files of src, for example src/widgets.`,
  );
  process.exitCode = 1;
} else {
  const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
  const { components, gaps } = findGaps(new Map(paths.map((path) => [path, read(path)])));
  const shown = gaps.filter(
    ({ path }) => wanted.length === 0 || wanted.some((prefix) => path.startsWith(prefix)),
  );
  for (const { path, line, text } of shown) console.error(`${path}:${line}  ${text}`);
  const elsewhere = gaps.length - shown.length;
  console.log(`${components} components, ${shown.length} gaps, ${elsewhere} elsewhere.`);
  process.exitCode = shown.length === 0 ? 0 : 1;
}
