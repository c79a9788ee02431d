import { languageCodes } from '../../src/shared/contract/codes.ts';
import { checkCode } from './check-code.ts';
import { checkLanguages } from './check-languages.ts';
import { checkNotes } from './check-notes.ts';
import { readCodeKeys } from './code-keys.ts';
import { readEqualTexts } from './equal-texts.ts';
import { OptionError } from './options.ts';
import { printProblems, printSummary } from './print-report.ts';
import { isFailure } from './problem.ts';
import { readLanguages } from './read-languages.ts';

type Options = {
  language: string | undefined;
  /** Leaves out unfinished texts. */
  check: boolean;
};

export async function reportLanguages(
  localesFolder: string,
  { language, check }: Options,
): Promise<{ text: string; isDone: boolean }> {
  const languages = readLanguages(localesFolder);
  const { spanish, notes } = languages;
  const all = checkLanguages(languages, readEqualTexts(localesFolder));
  const ofSource = [...checkCode(spanish, await readCodeKeys()), ...checkNotes(notes, spanish)];
  all.find(({ code }) => code === 'es')?.problems.push(...ofSource);
  const reports = all.filter(({ code }) => language === undefined || code === language);
  if (reports.length === 0) throw notBegun(language);
  const parts = reports.flatMap(({ code, name, problems }) => {
    const told = problems.filter((problem) => !check || isFailure(code, problem));
    return told.length > 0 ? [`${code} ${name}\n\n${printProblems(told)}`] : [];
  });
  if (language === undefined && languages.problems.length > 0) {
    parts.unshift(printProblems(languages.problems));
  }
  const advice = reports.flatMap(({ code }) => adviceOf(code));
  return {
    text: [...parts, printSummary(reports), ...advice].join('\n\n'),
    isDone: parts.length === 0,
  };
}

export const notBegun = (code: string | undefined) =>
  new OptionError(`locales/${code} does not exist. Begin it: npm run locales -- --new ${code}`);

/** Why profiles cannot offer a language; empty where they can. */
export function adviceOf(code: string): string[] {
  if (languageCodes.some((chosen) => chosen === code)) return [];
  const choices = languageCodes.join(', ');
  return [
    `Nobody can choose "${code}" yet: profiles offer ${choices}. Whoever programs adds it to src/shared/contract/codes.ts.`,
  ];
}
