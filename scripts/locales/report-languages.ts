import { languageCodes } from '../../src/shared/contract/codes.ts';
import { checkCode } from './check-code.ts';
import { checkLanguages, type LanguageReport } from './check-languages.ts';
import { checkNotes } from './check-notes.ts';
import { readCodeKeys } from './code-keys.ts';
import { readEqualTexts } from './equal-texts.ts';
import { OptionError } from './options.ts';
import { printProblems, printSummary } from './print-report.ts';
import { isFailure, type Problem } from './problem.ts';
import { readLanguages, type Languages } from './read-languages.ts';

type Options = {
  language?: string;
  /** Says and counts as a failure only what is wrong, not what is unfinished. */
  check: boolean;
};

/** Reads all languages and says what is left to do in each, or in one alone. */
export async function reportLanguages(
  localesFolder: string,
  { language, check }: Options,
): Promise<{ text: string; hasFailed: boolean }> {
  const languages = readLanguages(localesFolder);
  const all = checkLanguages(languages, readEqualTexts(localesFolder));
  const spanish = all.find(({ code }) => code === 'es');
  spanish?.problems.push(...(await problemsOfSource(languages)));
  const reports = language === undefined ? all : all.filter(({ code }) => code === language);
  if (reports.length === 0) {
    throw new OptionError(
      `locales/${language} does not exist. Begin it: npm run locales -- --new ${language}`,
    );
  }
  const general = language === undefined ? languages.problems : [];
  const told = reports.map((report) => ({
    ...report,
    problems: report.problems.filter((problem) => !check || isFailure(report.code, problem)),
  }));
  const parts = [...printParts(general, told), printSummary(reports)];
  return {
    text: [...parts, ...reports.flatMap(({ code }) => adviceOf(code) ?? [])].join('\n\n'),
    hasFailed: general.length > 0 || told.some(({ problems }) => problems.length > 0),
  };
}

/** What a person should know of a language that no profile can choose; undefined where it can be. */
export function adviceOf(code: string): string | undefined {
  if (languageCodes.some((chosen) => chosen === code)) return undefined;
  const choices = languageCodes.join(', ');
  return `Nobody can choose "${code}" yet: profiles offer ${choices}. Whoever programs adds it to src/shared/contract/codes.ts.`;
}

/** What is wrong with Spanish besides its files: code that asks for other texts, notes that are not true. */
async function problemsOfSource({ spanish, notes }: Languages): Promise<Problem[]> {
  return [...checkCode(spanish, await readCodeKeys()), ...checkNotes(notes, spanish)];
}

function printParts(general: readonly Problem[], reports: readonly LanguageReport[]): string[] {
  const parts = reports
    .filter(({ problems }) => problems.length > 0)
    .map(({ code, name, problems }) => `${code} ${name}\n\n${printProblems(problems)}`);
  return general.length > 0 ? [printProblems(general), ...parts] : parts;
}
