import { checkOwnText, comparePlaces } from './check-text.ts';
import { needsWords, type EqualTexts } from './equal-texts.ts';
import { expectedTexts, isServers, type ExpectedText } from './expected-texts.ts';
import { nearestName } from './nearest-name.ts';
import { placesOf } from './placeholders.ts';
import { formsOf, isSingleNumber, numbersOf, splitPlural } from './plural-forms.ts';
import type { Problem, ProblemKind } from './problem.ts';
import type { Catalogue } from './read-catalogue.ts';

export type Comparison = { expected: number; done: number; problems: Problem[] };

/**
 * Spanish is compared with itself: each text has words, and all forms of a plural use the same
 * placeholders.
 */
export function compareCatalogue(
  own: Catalogue | undefined,
  spanish: Catalogue,
  { language, equal }: { language: string; equal: EqualTexts },
): Comparison {
  const expected = expectedTexts(spanish, language);
  const isSource = own === spanish;
  const needs = ({ spanish: { value } }: ExpectedText) =>
    isSource || needsWords(language, value, equal);
  if (!own?.isReadable) {
    const texts = expected.filter(needs).length;
    const file = spanish.file.replace('locales/es/', `locales/${language}/`);
    const message = `the file is not there: ${texts} ${texts === 1 ? 'text shows' : 'texts show'} in Spanish`;
    const absent: Problem = { kind: 'missing', file, line: 1, texts, message };
    const problems = own ? [...own.problems] : [absent].filter(() => texts > 0);
    return { expected: texts, done: 0, problems };
  }

  const problems = [...own.problems];
  const complain = (kind: ProblemKind, key: string, line: number, message: string) =>
    problems.push({ kind, file: own.file, line, key, message });
  const isWritten = ({ key }: ExpectedText) => Boolean(own.texts.get(key)?.value.trim());
  /** Plurals with words in some form, where an empty form is a fault. */
  const begun = new Set(expected.filter(isWritten).map(({ plural }) => plural?.base));

  let line = 1;
  for (const wanted of expected) {
    const { key, plural } = wanted;
    const text = own.texts.get(key);
    line = text?.line ?? own.groups.get(key) ?? line;
    if (text === undefined || !isWritten(wanted)) {
      const absence = text ? 'empty' : 'missing';
      if (plural && begun.has(plural.base)) {
        const numbers = numbersOf(language, plural.form);
        complain('plural', key, line, `the form ${plural.form} (${numbers}) is ${absence}`);
      } else if (needs(wanted)) {
        const spanishText = `in Spanish: ${wanted.spanish.value}`;
        complain(absence, key, line, isSource ? 'Spanish needs all of its texts' : spanishText);
      }
      continue;
    }
    const isSingle = plural?.form === 'zero' || (plural && isSingleNumber(language, plural.form));
    const complaints = [
      ...checkOwnText(text.value, { isServer: isServers(spanish) }),
      ...comparePlaces(text.value, wanted.whole.value, { isSingleNumber: isSingle ?? false }),
    ];
    if (!isSource && text.value === wanted.spanish.value && needs(wanted)) {
      complain('untranslated', key, line, `the same as in Spanish: ${text.value}`);
    }
    if (isSource && /["“”]/u.test(text.value)) {
      complain('forbidden', key, line, 'Spanish quotes with « »');
    }
    for (const { kind, message } of complaints) complain(kind, key, line, message);
    const lost = placesOf(text.value).references.find(
      (name) => !own.texts.has(name) && !own.texts.has(`${name}_other`),
    );
    if (isSource && lost)
      complain('placeholder', key, line, `$t(${lost}) names no text of this file`);
  }
  const wrong = new Set(problems.map(({ key }) => key));
  // Texts that may equal Spanish count neither as done nor as missing.
  const counted = expected.filter((text) => needs(text) || wrong.has(text.key));
  const done = counted.filter(({ key }) => !wrong.has(key)).length;
  const known = new Set(expected.map(({ key }) => key));
  for (const extra of own.texts.values()) {
    const { base, form } = splitPlural(extra.key);
    // i18next uses an existing zero form for 0 in every language.
    if (known.has(extra.key) || (form === 'zero' && spanish.texts.has(`${base}_other`))) continue;
    const [kind, message] = describeExtra(extra.key, language, spanish, known);
    complain(kind, extra.key, extra.line, message);
  }
  return { expected: counted.length, done, problems };
}

function describeExtra(
  key: string,
  language: string,
  spanish: Catalogue,
  known: Iterable<string>,
): [ProblemKind, string] {
  const { base, form } = splitPlural(key);
  if (form !== undefined && spanish.texts.has(`${base}_other`)) {
    const forms = formsOf(language, { isServer: isServers(spanish) }).join(', ');
    return ['plural', `${language} has no form ${form}, only ${forms}: remove it`];
  }
  if (spanish.texts.has(`${key}_other`)) {
    return ['plural', `this text counts: write ${key}_one, ${key}_other and so on`];
  }
  const meant = nearestName(key, known);
  return ['extra', `Spanish has no such text${meant ? `; did you mean ${meant}?` : ': remove it'}`];
}
