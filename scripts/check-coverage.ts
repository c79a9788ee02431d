// The tables of docs/coverage say which test proves each rule of the specification; a row without a
// test, or with one that is gone, fails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnproven } from './find-unproven.ts';
import { projectFiles, projectFolder } from './project-files.ts';

const texts = new Map<string, string>();

function read(path: string): string | undefined {
  const file = join(projectFolder, path);
  const text = texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  if (text !== undefined) texts.set(path, text);
  return text;
}

let rows = 0;
let hasGaps = false;
for (const path of projectFiles(['docs/coverage/*.md'])) {
  const markdown = readFileSync(join(projectFolder, path), 'utf8');
  rows += markdown.split('\n').filter((line) => line.includes(' › ')).length;
  for (const { line, complaint } of findUnproven(markdown, read)) {
    hasGaps = true;
    console.error(`${path}:${line} ${complaint}`);
  }
}
console.log(`${rows} rows name the tests that prove them`);
process.exitCode = hasGaps ? 1 : 0;
