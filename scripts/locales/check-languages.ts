import { compareCatalogue, type Comparison } from './compare-catalogue.ts';
import type { EqualTexts } from './equal-texts.ts';
import type { Languages } from './read-languages.ts';

/** Problems are sorted by file, then line. */
export type LanguageReport = Comparison & { code: string; name: string };

export function checkLanguages(
  { spanish, others }: Languages,
  equal: EqualTexts,
): LanguageReport[] {
  return [spanish, ...others].map(({ code, name, catalogues, problems }) => {
    const report = { code, name, expected: 0, done: 0, problems: [...problems] };
    for (const [namespace, source] of spanish.catalogues) {
      const own = catalogues.get(namespace);
      const part = compareCatalogue(own, source, { language: code, equal });
      report.expected += part.expected;
      report.done += part.done;
      report.problems.push(...part.problems.toSorted((one, other) => one.line - other.line));
    }
    return report;
  });
}
