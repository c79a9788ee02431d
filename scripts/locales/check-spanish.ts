import { checkOwnText, comparePlaces } from './check-text.ts';
import { isEmpty, type Comparison } from './compare-catalogue.ts';
import { expectedTexts } from './expected-texts.ts';
import { placesOf } from './placeholders.ts';
import { isSingleNumber, joinPlural, numbersOf, splitPlural } from './plural-forms.ts';
import type { Problem, ProblemKind } from './problem.ts';
import type { Catalogue } from './read-catalogue.ts';

/**
 * What is wrong with a Spanish catalogue in itself. All other languages are held against it, so each
 * of its texts is there, with words, and the forms of a plural fill the same places.
 */
export function checkSpanish(
  catalogue: Catalogue,
  { isServer }: { isServer: boolean },
): Comparison {
  const { file, texts } = catalogue;
  const problems: Problem[] = [...catalogue.problems];
  const complain = (kind: ProblemKind, key: string, line: number, message: string) =>
    problems.push({ kind, file, line, key, message });
  const expected = expectedTexts(catalogue, 'es', { isServer });
  for (const { key, form, spanish } of expected) {
    if (form !== undefined && !texts.has(key)) {
      complain(
        'plural',
        key,
        spanish.line,
        `the form ${form} (${numbersOf('es', form)}) is missing`,
      );
    }
  }
  const known = new Set(expected.map(({ key }) => key));
  for (const { key, value, line } of texts.values()) {
    if (!known.has(key)) complain('plural', key, line, 'Spanish has no such form: remove it');
    if (isEmpty(value)) complain('empty', key, line, 'Spanish needs all of its texts');
    for (const { kind, message } of checkOwnText(value, { isServer }))
      complain(kind, key, line, message);
    for (const reference of placesOf(value).references) {
      if (texts.has(reference) || texts.has(`${reference}_other`)) continue;
      complain('placeholder', key, line, `$t(${reference}) names no text of this file`);
    }
    const plural = splitPlural(key);
    const whole = texts.get(joinPlural(plural, 'other'));
    if (plural.form === undefined || whole === undefined) continue;
    const single = { isSingleNumber: isSingleNumber('es', plural.form) };
    for (const { kind, message } of comparePlaces(value, whole.value, single)) {
      complain(kind, key, line, message.replace('Spanish', 'the form other'));
    }
  }
  const wrong = new Set(problems.map(({ key }) => key));
  return {
    expected: texts.size,
    done: [...texts.keys()].filter((key) => !wrong.has(key)).length,
    problems,
  };
}
