// Components declare the states that they can be in; each needs a story that shows it.
// With paths behind it, it tells of those alone: `node scripts/check-stories.ts src/widgets`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, projectFolder } from './project-files.ts';
import { findGaps } from './story-states/find-gaps.ts';

const sources = new Map(
  projectFiles(['src/{shared/ui,entities,features,widgets,pages,app}/**/*.{ts,tsx}']).map(
    (path) => [path, readFileSync(join(projectFolder, path), 'utf8')] as const,
  ),
);

const wanted = process.argv.slice(2).map((path) => path.replace(/^\.\//, ''));
const isWanted = (path: string) =>
  wanted.length === 0 || wanted.some((prefix) => path.startsWith(prefix));
const unknown = wanted.filter(
  (prefix) => ![...sources.keys()].some((path) => path.startsWith(prefix)),
);

if (unknown.length > 0) {
  console.error(
    `No component lies below ${unknown.join(', ')}. Name folders or files of src, for example src/widgets.`,
  );
  process.exitCode = 1;
} else {
  const { components, gaps } = findGaps(sources);
  const shown = gaps.filter(({ path }) => isWanted(path));
  for (const { path, line, text } of shown) console.error(`${path}:${line}  ${text}`);
  const rest = gaps.length - shown.length;
  console.log(
    `${components} components, ${shown.length} ${shown.length === 1 ? 'gap' : 'gaps'}${rest > 0 ? `, and ${rest} elsewhere` : ''}.`,
  );
  process.exitCode = shown.length === 0 ? 0 : 1;
}
