// At most 300 lines per file, beside the tags of rules.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, projectFolder } from './project-files.ts';

const limits = { largest: 300, median: 45, ninthDecile: 130 };

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
const isClean =
  tooLong.length === 0 && median <= limits.median && ninthDecile <= limits.ninthDecile;
process.exitCode = isClean ? 0 : 1;
