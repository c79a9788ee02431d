// Finds words that people read and that are not in the catalogues: what they read belongs in locales/es.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHtmlTexts } from './find-html-texts.ts';
import { findShownTexts } from './find-shown-texts.ts';
import { findTexts } from './find-texts.ts';
import { projectFiles, projectFolder } from './project-files.ts';

type Exemption = { pattern: RegExp; reason: string };

/** Where words are data and not a message; the reason stands beside each. */
const exemptFiles: Exemption[] = [
  { pattern: /\/testing\//, reason: 'what tests and stories are made of' },
  {
    pattern: /\.(test|stories|testing)\.tsx?$|\/testing-[\w-]+\.tsx$/,
    reason: 'tests and stories say what a person sees',
  },
  { pattern: /^src\/shared\/sample\//, reason: 'the sample catalogue is Spanish data' },
  { pattern: /^src\/shared\/contract\/artist\.ts$/, reason: 'genres are values of the wire' },
  {
    pattern: /^src\/shared\/contract\/simulated-identities\.ts$/,
    reason: 'names of invented people',
  },
  { pattern: /\.d\.ts$/, reason: 'the generated types repeat the catalogues' },
];

/** Where English is code that looks like words; Spanish is looked for there all the same. */
const exemptFromShown: Exemption[] = [
  { pattern: /\.css\.ts$|^src\/shared\/theme\//, reason: 'values of style sheets' },
  {
    pattern: /^server\/(modules\/(demo\/|\w+\/[\w-]+\.seeds)|media\/demo\/synth\/)/,
    reason: 'names of random sequences, and forms of songs',
  },
  {
    pattern: /^server\/platform\/database\/start-problems\.ts$/,
    reason: 'what the terminal tells whoever starts the server',
  },
];

/** Texts that only look like words. */
const exemptTexts: { text: string; reason: string }[] = [
  { text: 'Playlist', reason: 'a cache tag; the word is the same in both languages' },
  { text: 'a, button', reason: 'a selector' },
  {
    text: 'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
    reason: 'a selector',
  },
  {
    text: 'button, summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"]',
    reason: 'a selector',
  },
  { text: 'listener {}', reason: 'signed, never shown' },
  { text: 'public, no-cache', reason: 'a header' },
  { text: 'set null', reason: 'SQL' },
  { text: 'text collate "C"', reason: 'SQL' },
  { text: '{} (in: {})', reason: 'for the log' },
  { text: '{} h {} min', reason: 'symbols of the SI, the same in every language' },
  { text: '{} min', reason: 'a symbol of the SI, the same in every language' },
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

type Found = { path: string; line: number; text: string; place: string };

const isIn = (exemptions: readonly Exemption[], path: string) =>
  exemptions.some(({ pattern }) => pattern.test(path));

function findInCode(path: string): Found[] {
  const code = read(path);
  const shown = isIn(exemptFromShown, path) ? [] : findShownTexts(path, code);
  const spanish = findTexts(path, code, labels)
    .filter(({ line, text }) => !shown.some((one) => one.line === line && one.text.includes(text)))
    .map(({ line, text }) => ({ line, text, place: 'Spanish' }));
  return [...shown, ...spanish].map((one) => ({ path, ...one }));
}

const code = projectFiles(['{src,server}/**/*.{ts,tsx}']).filter(
  (path) => !isIn(exemptFiles, path),
);
const pages = projectFiles(['*.html']);
const all: Found[] = [
  ...code.flatMap(findInCode),
  ...pages.flatMap((path) =>
    findHtmlTexts(read(path)).map((one) => ({ path, place: 'page', ...one })),
  ),
];
const found = all.filter(({ text }) => exemptTexts.every((exempt) => exempt.text !== text));
const idle = exemptTexts.filter((exempt) => !all.some(({ text }) => text === exempt.text));

for (const { path, line, place, text } of found) {
  console.error(`${path}:${line}  ${text.slice(0, 80)}  (${place})`);
}
for (const { text } of idle)
  console.error(`scripts/check-texts.ts: "${text}" is exempt and nowhere`);
console.log(
  `${code.length + pages.length} files read, ${found.length} texts outside the catalogues.`,
);
process.exitCode = found.length + idle.length === 0 ? 0 : 1;
