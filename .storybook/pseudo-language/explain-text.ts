import { globSync, readFileSync } from 'node:fs';
import { countryCodes, languageCodes } from '#contract/codes.ts';
import { labelCountries } from '#contract/label-administration.ts';
import { readCatalogueKeys } from '../../scripts/key-index/catalogue-keys.ts';
import { brand } from '../../src/shared/config/brand.ts';
import type { PlainText } from './plain-texts.ts';

/** How `shared/lib/format` writes numbers, times and dates. */
const formats = [
  /^[\d.,:\s]+[KMB]?\s?([%€]|US\$)?$/,
  /^(\d+ h )?\d+ min$/,
  /^[\d.,]+ ms$/,
  /^\d{1,2} de [a-z]+ de \d{4}$/,
  /^[a-z]+ de \d{4}$/,
  /^(\d{1,2} )?(ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic)( \d{4}(, \d{1,2}:\d{2})?)?$/,
  /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d{1,2} de [a-z]+( de \d{4})?( \()?$/,
];

const namesOf = (codes: readonly string[], type: 'region' | 'language') => {
  const names = new Intl.DisplayNames('es', { type });
  return codes.map((code) => names.of(code)?.toLowerCase());
};
const ownNames = languageCodes.map((code) =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase(),
);
const ofIntl = new Set([
  ...namesOf([...countryCodes, ...labelCountries], 'region'),
  ...namesOf(languageCodes, 'language'),
  ...ownNames,
]);

const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** What the project calls data: the samples, and what tests and stories build. */
const builders = read(globSync(['src/**/{sample,testing}/**/*.ts', 'src/**/sample-*.ts']));

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
  text.split(gaps).join('').replaceAll(/\P{L}/gu, '').length >= leastLetters;

/** A text without the spaces and signs around it. */
const bareOf = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s·•,.:|@«»"“”()/-]+|[\s·•,.:|«»"“”()/-]+$/gu, '');

const catalogueTexts = readCatalogueKeys().flatMap(({ key, forms }) =>
  forms.filter(isTelling).map((text) => ({ key, pattern: patternOf(text, gaps) })),
);

/** Texts that a story puts into a slot or an arg, as patterns; the names that its queries look for do not count. */
function slotsOf(storyFile: string): RegExp[] {
  const known = slots.get(storyFile);
  if (known) return known;
  const source = read([storyFile]);
  const found = [
    ...source.matchAll(
      /\b(?:label|title|alt|text|children|subtitle|empty|message|note|displayName)[=:]\s*\{?["'`]([^"'`]+)/g,
    ),
    ...source.matchAll(/>\s*([^<>{}]+?)\s*</g),
  ].map(([, text = '']) => patternOf(bareOf(text), /\$\{.*?\}/));
  slots.set(storyFile, found);
  return found;
}

const slots = new Map<string, RegExp[]>();

/** What a dialog keeps of the choice that opened it: the terms of a plan. */
const remembered = [/€\/(mes|año)/];

/** Addresses of the example: of nobody, by their ending; others see of them the first letters alone. */
const address = /^(\S+@)?[a-z\d.•-]+\.example$/;

/** What the keyboard itself says. */
const keyName = /^F\d{1,2}$/;

/**
 * Why a text outside the brackets of the pseudo-language should not stand there; undefined where it
 * is data, a number or a date. `data` is what the story was given, `storyFile` where it is written.
 */
function complainAbout(
  text: string,
  data: readonly string[],
  storyFile: string,
): string | undefined {
  const bare = bareOf(text);
  const isData = (part: string) =>
    data.some((known) => known.replaceAll(/\s+/g, ' ').includes(part));
  if (!/\p{L}/u.test(bare) || bare === brand || keyName.test(bare)) return undefined;
  if (address.test(bare)) return undefined;
  if (formats.some((format) => format.test(bare)) || ofIntl.has(bare.toLowerCase()))
    return undefined;
  // A chart says its series one after the other, each with its figure.
  const parts = bare.split(/, | · /).map((part) => part.replace(/ [\d.,]+$/, ''));
  if (isData(bare) || parts.every(isData)) return undefined;
  if (slotsOf(storyFile).some((slot) => slot.test(bare))) return undefined;
  if (builders.includes(`'${bare}'`) || remembered.some((pattern) => pattern.test(bare)))
    return undefined;
  const known = catalogueTexts.find(({ pattern }) => pattern.test(bare));
  if (known) return `is the Spanish of ${known.key}`;
  return builders.includes(bare) ? undefined : 'is neither in the catalogues nor data of the story';
}

/** What is wrong with texts outside the brackets, each as one line; the rest as `complainAbout`. */
export function complainAboutTexts(
  texts: readonly PlainText[],
  data: readonly string[],
  storyFile: string,
): string[] {
  const lines = texts.flatMap(({ text, where }) => {
    const complaint = complainAbout(text, data, storyFile);
    return complaint ? [`«${text}» (${where}) ${complaint}`] : [];
  });
  return [...new Set(lines)];
}
