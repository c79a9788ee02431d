import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { languageCodes } from '#contract/codes.ts';
import { labelCountries } from '#contract/label-administration.ts';
import { readCatalogue } from '../../scripts/locales/read-catalogue.ts';
import type { PlainText } from './plain-texts.ts';

const builders = globSync(['src/**/{sample,testing}/**/*.ts', 'src/**/sample-*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const languages = new Intl.DisplayNames('es', { type: 'language' });
const regions = new Intl.DisplayNames('es', { type: 'region' });
const browserNames = new Set([
  ...languageCodes.map((code) => languages.of(code)?.toLowerCase()),
  ...labelCountries.map((code) => regions.of(code === 'UK' ? 'GB' : code)?.toLowerCase()),
]);

const getPattern = (text: string, gaps: RegExp) => {
  const filled = [...text.matchAll(new RegExp(gaps, 'g'))].map(([gap]) =>
    gap.includes(', number') ? String.raw`[\d.,]+` : '.+',
  );
  const said = text
    .split(gaps)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${said.map((part, at) => part + (filled[at] ?? '')).join('')}$`, 'u');
};

const gaps = /\{\{.*?\}\}|<[^>]+>/;
/** Fewer letters would match almost anything. */
const leastLetters = 5;

const isReadAloud = (text: string) =>
  !gaps.test(text) || text.split(gaps).join('').replaceAll(/\P{L}/gu, '').length >= leastLetters;

const toBareText = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s·•,.:|@«»"“”()/-]+|[\s·•,.:|«»"“”()/-]+$/gu, '');

const catalogueTexts = globSync('locales/es/!(server).json').flatMap((file) =>
  [...readCatalogue(file, readFileSync(file, 'utf8')).texts.values()]
    // Tiles search for `.query` texts and never show them.
    .filter(({ key, value }) => !key.endsWith('.query') && isReadAloud(value))
    .map(({ key, value }) => ({
      key: `${basename(file, '.json')}:${key}`,
      pattern: getPattern(toBareText(value), gaps),
    })),
);

/** Texts that a story passes to slots or args, without the names of its queries. */
function getSlots(storyFile: string): RegExp[] {
  const source = readFileSync(storyFile, 'utf8');
  return [
    ...source.matchAll(
      /\b(?:label|title|alt|text|children|subtitle|empty|message|note|displayName)[=:]\s*\{?["'`]([^"'`]+)/g,
    ),
    ...source.matchAll(/>\s*([^<>{}]+?)\s*</g),
  ].map(([, text = '']) => getPattern(toBareText(text), /\$\{.*?\}/));
}

/** A plan's terms, which a dialog repeats. */
const remembered = /€\/(mes|año)/;

function isData(bare: string, data: readonly string[], storyFile: string): boolean {
  const isGiven = (part: string) =>
    data.some((known) => known.replaceAll(/\s+/g, ' ').includes(part));
  // A chart lists its series in one text, each with its figure.
  const parts = bare.split(/, | · /).map((part) => part.replace(/ [\d.,]+$/, ''));
  return (
    isGiven(bare) ||
    parts.every(isGiven) ||
    browserNames.has(bare.toLowerCase()) ||
    remembered.test(bare) ||
    builders.includes(`'${bare}'`) ||
    getSlots(storyFile).some((slot) => slot.test(bare))
  );
}

/**
 * Reports unbracketed texts of the Spanish catalogues; `npm run check:words` finds texts that are
 * in none.
 */
export function complainAboutTexts(
  texts: readonly PlainText[],
  data: readonly string[],
  storyFile: string,
): string[] {
  const lines = texts.flatMap(({ text, where }) => {
    const bare = toBareText(text);
    const known = catalogueTexts.find(({ pattern }) => pattern.test(bare));
    if (!known || isData(bare, data, storyFile)) return [];
    return [`«${text}» (${where}) is the Spanish of ${known.key}`];
  });
  return [...new Set(lines)];
}
