import type { LanguageReport } from './check-languages.ts';
import { problemKinds, type Problem, type ProblemKind } from './problem.ts';

const countOf = ({ texts = 1 }: Problem) => texts;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The problems of one language, file by file: line, kind, key, and what to do. */
export function printProblems(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile]
    .map(([file, own]) => {
      const kind = Math.max(...own.map((problem) => problem.kind.length));
      const place = Math.max(...own.map(({ line }) => String(line).length));
      const key = Math.min(32, Math.max(...own.map((problem) => problem.key?.length ?? 0)));
      const lines = own.map((problem) => {
        const columns = [
          String(problem.line).padStart(place + 2),
          problem.kind.padEnd(kind),
          (problem.key ?? '').padEnd(key),
          problem.message,
        ];
        return columns.filter((column) => column !== '').join('  ');
      });
      return [file, ...lines].join('\n');
    })
    .join('\n\n');
}

/** How far each language is: a row each, with a column for each kind of problem that there is. */
export function printSummary(reports: readonly LanguageReport[]): string {
  const kinds = (Object.keys(problemKinds) as ProblemKind[]).filter((kind) =>
    reports.some(({ problems }) => problems.some((problem) => problem.kind === kind)),
  );
  const header = ['language', 'done', 'texts', ...kinds];
  const rows = reports.map(({ code, name, expected, done, problems }) => [
    `${code} ${name}`,
    `${percentOf(done, expected)} %`,
    `${done} of ${expected}`,
    ...kinds.map((kind) =>
      String(sum(problems.filter((one) => one.kind === kind).map(countOf)) || '–'),
    ),
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const printRow = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [header, ...rows].map(printRow).join('\n');
}

/** Rounded down, so that 100 % means that nothing is left. */
function percentOf(done: number, expected: number): number {
  return expected === 0 ? 100 : Math.floor((done * 100) / expected);
}
