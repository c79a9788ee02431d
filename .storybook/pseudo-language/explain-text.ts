import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { languageCodes } from '#contract/codes.ts';
import { labelCountries } from '#contract/label-administration.ts';
import { readCatalogue } from '../../scripts/locales/read-catalogue.ts';
import type { PlainText } from './plain-texts.ts';

/** What the project calls data: the samples, and what tests and stories build. */
const builders = globSync(['src/**/{sample,testing}/**/*.ts', 'src/**/sample-*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const languages = new Intl.DisplayNames('es', { type: 'language' });
const regions = new Intl.DisplayNames('es', { type: 'region' });
/** Names of languages and countries, which the browser writes itself. */
const browserNames = new Set([
  ...languageCodes.map((code) => languages.of(code)?.toLowerCase()),
  ...labelCountries.map((code) => regions.of(code === 'UK' ? 'GB' : code)?.toLowerCase()),
]);

/** A text with anything in the place of what stands in the gaps. */
const patternOf = (text: string, gaps: RegExp) =>
  new RegExp(
    `^${text
      .split(gaps)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join('.+')}$`,
    'u',
  );

const gaps = /\{\{.*?\}\}|<[^>]+>/;
/** Fewer letters beside its placeholders would fit any text. */
const leastLetters = 5;

const isTelling = (text: string) =>
  !gaps.test(text) || text.split(gaps).join('').replaceAll(/\P{L}/gu, '').length >= leastLetters;

/** A text without the spaces and signs around it. */
const bareOf = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s·•,.:|@«»"“”()/-]+|[\s·•,.:|«»"“”()/-]+$/gu, '');

const catalogueTexts = globSync('locales/es/!(server).json').flatMap((file) =>
  [...readCatalogue(file, readFileSync(file, 'utf8')).texts.values()]
    // What is only searched for when its tile is pressed stands in no page.
    .filter(({ key, value }) => !key.endsWith('.query') && isTelling(value))
    .map(({ key, value }) => ({
      key: `${basename(file, '.json')}:${key}`,
      pattern: patternOf(bareOf(value), gaps),
    })),
);

/** Texts that a story puts into a slot or an arg, as patterns; the names that its queries look for do not count. */
function slotsOf(storyFile: string): RegExp[] {
  const source = readFileSync(storyFile, 'utf8');
  return [
    ...source.matchAll(
      /\b(?:label|title|alt|text|children|subtitle|empty|message|note|displayName)[=:]\s*\{?["'`]([^"'`]+)/g,
    ),
    ...source.matchAll(/>\s*([^<>{}]+?)\s*</g),
  ].map(([, text = '']) => patternOf(bareOf(text), /\$\{.*?\}/));
}

/** What a dialog keeps of the choice that opened it: the terms of a plan. */
const remembered = /€\/(mes|año)/;

/** Whether a text is what a story was given (`data`) or what is written in its file, and no word of the product. */
function isData(bare: string, data: readonly string[], storyFile: string): boolean {
  const isGiven = (part: string) =>
    data.some((known) => known.replaceAll(/\s+/g, ' ').includes(part));
  // A chart says its series one after the other, each with its figure.
  const parts = bare.split(/, | · /).map((part) => part.replace(/ [\d.,]+$/, ''));
  return (
    isGiven(bare) ||
    parts.every(isGiven) ||
    browserNames.has(bare.toLowerCase()) ||
    remembered.test(bare) ||
    builders.includes(`'${bare}'`) ||
    slotsOf(storyFile).some((slot) => slot.test(bare))
  );
}

/**
 * Which texts outside the brackets of the pseudo-language are Spanish of the catalogues, each as one
 * line. What stands in no catalogue is found in the code (`npm run check:words`).
 */
export function complainAboutTexts(
  texts: readonly PlainText[],
  data: readonly string[],
  storyFile: string,
): string[] {
  const lines = texts.flatMap(({ text, where }) => {
    const bare = bareOf(text);
    const known = catalogueTexts.find(({ pattern }) => pattern.test(bare));
    if (!known || isData(bare, data, storyFile)) return [];
    return [`«${text}» (${where}) is the Spanish of ${known.key}`];
  });
  return [...new Set(lines)];
}
