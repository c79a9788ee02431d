import { checkSpanish } from './check-spanish.ts';
import { compareCatalogue } from './compare-catalogue.ts';
import { needsWords, type EqualTexts } from './equal-texts.ts';
import { expectedTexts, serverNamespace } from './expected-texts.ts';
import type { Problem } from './problem.ts';
import type { Language, Languages } from './read-languages.ts';

export type LanguageReport = {
  code: string;
  name: string;
  /** How many texts want words of the language, and how many of them have some without a complaint. */
  expected: number;
  done: number;
  /** By file, then by line. */
  problems: Problem[];
};

/** Holds each language against Spanish, and Spanish against itself. */
export function checkLanguages(
  { spanish, others }: Languages,
  equal: EqualTexts,
): LanguageReport[] {
  return [
    checkSource(spanish),
    ...others.map((language) => checkLanguage(language, spanish, equal)),
  ];
}

function checkSource(spanish: Language): LanguageReport {
  const report = emptyReport(spanish);
  for (const [namespace, catalogue] of spanish.catalogues) {
    addTo(report, checkSpanish(catalogue, { isServer: namespace === serverNamespace }));
  }
  return report;
}

function checkLanguage(language: Language, spanish: Language, equal: EqualTexts): LanguageReport {
  const report = emptyReport(language);
  for (const [namespace, source] of spanish.catalogues) {
    const options = { language: language.code, isServer: namespace === serverNamespace };
    const own = language.catalogues.get(namespace);
    if (own) {
      addTo(report, compareCatalogue(own, source, { ...options, equal }));
      continue;
    }
    const texts = expectedTexts(source, language.code, options).filter((text) =>
      needsWords(language.code, text.spanish.value, equal),
    ).length;
    const file = source.file.replace('locales/es/', `locales/${language.code}/`);
    const message = `the file is not there: ${texts} ${texts === 1 ? 'text shows' : 'texts show'} in Spanish`;
    const missing: Problem = { kind: 'missing', file, line: 1, texts, message };
    addTo(report, { expected: texts, done: 0, problems: texts > 0 ? [missing] : [] });
  }
  return report;
}

const emptyReport = ({ code, name, problems }: Language): LanguageReport => ({
  code,
  name,
  expected: 0,
  done: 0,
  problems: [...problems],
});

type Part = Pick<LanguageReport, 'expected' | 'done' | 'problems'>;

function addTo(report: LanguageReport, { expected, done, problems }: Part): void {
  report.expected += expected;
  report.done += done;
  report.problems.push(...problems.toSorted((one, other) => one.line - other.line));
}
