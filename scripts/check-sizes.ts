// At most 300 lines per file, beside the tags of rules, and few files too small to stand alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openModuleGraph } from './module-graph.ts';
import { projectFiles, projectFolder } from './project-files.ts';

/** `joinable` only goes down. */
const limits = { largest: 300, median: 45, ninthDecile: 130, small: 20, joined: 150, joinable: 16 };

const isExempt = (path: string) =>
  /\.stories\.tsx$|\.d\.ts$/.test(path) || path.startsWith('src/shared/sample/');

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const sizes = projectFiles(['{src,server,scripts,tests}/**/*.{ts,tsx,mjs}'])
  .filter((path) => !isExempt(path))
  .map((path) => ({
    path,
    lines: readFileSync(join(projectFolder, path), 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => !/^ *\/\/ Proves /.test(line)).length,
  }))
  .toSorted((a, b) => a.lines - b.lines);

const code = sizes
  .filter(({ path }) => !/\.test\.tsx?$|\.spec\.ts$/.test(path))
  .map(({ lines }) => lines);
const median = quantile(code, 0.5);
const ninthDecile = quantile(code, 0.9);
console.log(
  `${code.length} files of code: median ${median} lines (≤ ${limits.median}), ninth decile ${ninthDecile} (≤ ${limits.ninthDecile})`,
);

const tooLong = sizes.filter(({ lines }) => lines > limits.largest);
for (const { path, lines } of tooLong)
  console.error(`${path}: ${lines} lines (≤ ${limits.largest})`);

const graph = openModuleGraph(projectFolder);
const isProduct = ({ path }: { path: string }) => !/\.(?:test|spec)\./.test(path);
const product = sizes.filter((size) => size.path.startsWith('src/') && isProduct(size));
const importers = Map.groupBy(
  sizes
    .filter(isProduct)
    .flatMap(({ path, lines }) =>
      graph.read(path).imports.map((each) => ({ importer: path, lines, ...each })),
    ),
  ({ path }) => path,
);

const sliceOf = (path: string) =>
  /^src\/(?:pages\/\w+|shared\/(?:lib|ui)|\w+)\/[\w-]+\//.exec(path)?.[0];

/** A story or a test beside it, a door, a style or a file that a call loads stands alone. */
function isJoinable({ path, lines }: { path: string; lines: number }): boolean {
  const [first, ...others] = importers.get(path) ?? [];
  if (!first || others.length > 0 || lines >= limits.small) return false;
  const hasNeighbour = ['.stories.tsx', '.test.ts', '.test.tsx'].some((ending) =>
    existsSync(join(projectFolder, path.replace(/\.tsx?$/, ending))),
  );
  return !(
    hasNeighbour ||
    sliceOf(path) !== sliceOf(first.importer) ||
    path.includes('/api/') ||
    /\/(?:index(?:\.testing)?|area)\.ts$/.test(first.importer) ||
    path.endsWith('.css.ts') !== first.importer.endsWith('.css.ts') ||
    first.lines + lines > limits.joined ||
    graph.read(first.importer).source.includes(`('${first.specifier}'`)
  );
}

const joinable = product.filter(isJoinable);
if (joinable.length > limits.joinable)
  console.error(
    `${joinable.length} files under ${limits.small} lines have one importer (≤ ${limits.joinable}); join some:\n  ${joinable.map(({ path }) => path).join('\n  ')}`,
  );

const isClean =
  joinable.length <= limits.joinable &&
  tooLong.length === 0 &&
  median <= limits.median &&
  ninthDecile <= limits.ninthDecile;
process.exitCode = isClean ? 0 : 1;
