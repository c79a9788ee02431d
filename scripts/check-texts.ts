// Finds Spanish in code: what a person reads belongs in locales/es.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTexts } from './find-texts.ts';
import { projectFiles, projectFolder } from './project-files.ts';

/** Where Spanish is data and not a message; the reason stands beside each. */
const exemptFiles: { pattern: RegExp; reason: string }[] = [
  { pattern: /\/testing\//, reason: 'what tests and stories are made of' },
  {
    pattern: /\.(test|stories|testing)\.tsx?$/,
    reason: 'tests and stories say what a person sees',
  },
  { pattern: /^src\/shared\/sample\//, reason: 'the sample catalogue is Spanish data' },
  { pattern: /^src\/shared\/contract\/artist\.ts$/, reason: 'genres are values of the wire' },
  { pattern: /\.d\.ts$/, reason: 'the generated types repeat the catalogues' },
];

/** Texts that only look like words of a catalogue. */
const exemptTexts: { text: string; reason: string }[] = [
  { text: 'Playlist', reason: 'a cache tag; the word is the same in both languages' },
];

function labelsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(labelsOf);
}

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

// A one-word label is telling only with a capital and some length: 'Buscar', but not 'pop' or 'id'.
const labels = new Set(
  projectFiles(['locales/es/*.json'])
    .flatMap((path) => labelsOf(JSON.parse(read(path))))
    .filter((label) => /^\p{Lu}.{4,}/u.test(label)),
);

const isExempt = (path: string) => exemptFiles.some(({ pattern }) => pattern.test(path));
const files = projectFiles(['{src,server}/**/*.{ts,tsx}']).filter((path) => !isExempt(path));
const found = files.flatMap((path) =>
  findTexts(path, read(path), labels)
    .filter(({ text }) => exemptTexts.every((exempt) => exempt.text !== text))
    .map(({ line, text }) => `${path}:${line}  ${text.slice(0, 80)}`),
);
for (const line of found) console.error(line);
console.log(`${files.length} files read, ${found.length} Spanish texts outside the catalogues.`);
process.exitCode = found.length === 0 ? 0 : 1;
