import { checkOwnText, comparePlaces } from './check-text.ts';
import { needsWords, type EqualTexts } from './equal-texts.ts';
import { expectedTexts, type ExpectedText } from './expected-texts.ts';
import { nearestName } from './nearest-name.ts';
import { formsOf, isSingleNumber, joinPlural, numbersOf, splitPlural } from './plural-forms.ts';
import type { Problem, ProblemKind } from './problem.ts';
import type { Catalogue } from './read-catalogue.ts';

/** How many texts want words, how many of them have some without a complaint, and the complaints. */
export type Comparison = { expected: number; done: number; problems: Problem[] };

type Options = { language: string; isServer: boolean; equal: EqualTexts };

export const isEmpty = (value: string) => value.trim() === '';

/** Compares a catalogue of a language with the Spanish one, text by text. */
export function compareCatalogue(
  own: Catalogue,
  spanish: Catalogue,
  { language, isServer, equal }: Options,
): Comparison {
  const expected = expectedTexts(spanish, language, { isServer });
  const needs = ({ spanish: { value } }: ExpectedText) => needsWords(language, value, equal);
  const problems: Problem[] = [...own.problems];
  const complain = (kind: ProblemKind, key: string, line: number, message: string) =>
    problems.push({ kind, file: own.file, line, key, message });
  if (!own.isReadable) return { expected: expected.filter(needs).length, done: 0, problems };

  const isWritten = (key: string) => !isEmpty(own.texts.get(key)?.value ?? '');
  /** Whether some other form of the same plural has words, so that this one is a hole. */
  const isHole = ({ key, form }: ExpectedText) => {
    const plural = splitPlural(key);
    return (
      form !== undefined &&
      formsOf(language, plural).some((other) => isWritten(joinPlural(plural, other)))
    );
  };

  for (const [place, wanted] of expected.entries()) {
    const { key, form } = wanted;
    const text = own.texts.get(key);
    if (text === undefined || isEmpty(text.value)) {
      if (!isHole(wanted) && !needs(wanted)) continue;
      const line =
        text?.line ?? own.groups.get(key) ?? lineBefore(own, expected.slice(0, place), key);
      const absence = text ? 'empty' : 'missing';
      if (isHole(wanted) && form !== undefined) {
        complain(
          'plural',
          key,
          line,
          `the form ${form} (${numbersOf(language, form)}) is ${absence}`,
        );
      } else complain(absence, key, line, `in Spanish: ${wanted.spanish.value}`);
      continue;
    }
    const isSingle = form === 'zero' || (form !== undefined && isSingleNumber(language, form));
    const complaints = [
      ...checkOwnText(text.value, { isServer }),
      ...comparePlaces(text.value, wanted.spanish.value, { isSingleNumber: isSingle }),
    ];
    if (text.value === wanted.spanish.value && needs(wanted)) {
      const message = `the same as in Spanish: ${text.value}`;
      complaints.push({ kind: 'untranslated', message });
    }
    for (const { kind, message } of complaints) complain(kind, key, text.line, message);
  }
  const wrong = new Set(problems.map(({ key }) => key));
  // What may stay as it is in Spanish is no work done, nor any left.
  const counted = expected.filter((text) => needs(text) || wrong.has(text.key));
  const done = counted.filter(({ key }) => !wrong.has(key)).length;
  for (const extra of extraTexts(own, spanish, expected)) {
    const { kind, message } = describeExtra(extra.key, { language, isServer, spanish, expected });
    complain(kind, extra.key, extra.line, message);
  }
  return { expected: counted.length, done, problems };
}

/** The line behind which a missing text belongs: that of the nearest one before it in Spanish. */
function lineBefore(own: Catalogue, earlier: readonly ExpectedText[], key: string): number {
  const group = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  const neighbour = earlier.findLast((text) => own.texts.has(text.key));
  const isInGroup = group === '' || neighbour?.key.startsWith(`${group}.`);
  const line = neighbour && isInGroup ? own.texts.get(neighbour.key)?.line : own.groups.get(group);
  return line ?? own.texts.get(neighbour?.key ?? '')?.line ?? 1;
}

function extraTexts(own: Catalogue, spanish: Catalogue, expected: readonly ExpectedText[]) {
  const known = new Set(expected.map(({ key }) => key));
  return [...own.texts.values()].filter(({ key }) => {
    const plural = splitPlural(key);
    // i18next takes the form zero for 0 in every language, where there is one.
    const isZero = plural.form === 'zero' && spanish.texts.has(joinPlural(plural, 'other'));
    return !known.has(key) && !isZero;
  });
}

function describeExtra(
  key: string,
  {
    language,
    isServer,
    spanish,
    expected,
  }: Omit<Options, 'equal'> & { spanish: Catalogue; expected: readonly ExpectedText[] },
): { kind: ProblemKind; message: string } {
  const plural = splitPlural(key);
  if (plural.form !== undefined && spanish.texts.has(joinPlural(plural, 'other'))) {
    const forms = formsOf(language, { isOrdinal: plural.isOrdinal, isServer }).join(', ');
    return {
      kind: 'plural',
      message: `${language} has no form ${plural.form}, only ${forms}: remove it`,
    };
  }
  if (spanish.texts.has(joinPlural({ ...plural, base: key }, 'other'))) {
    return {
      kind: 'plural',
      message: `this text counts: write ${key}_one, ${key}_other and so on`,
    };
  }
  if (spanish.groups.has(key))
    return { kind: 'extra', message: 'Spanish has a group of texts here' };
  const meant = nearestName(
    key,
    expected.map((text) => text.key),
  );
  const advice = meant ? `; did you mean ${meant}?` : ': remove it';
  return { kind: 'extra', message: `Spanish has no such text${advice}` };
}
