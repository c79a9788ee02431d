import type { LanguageReport } from './check-languages.ts';
import { problemKinds, type Problem } from './problem.ts';

function printTable(rows: readonly string[][], isNumber: (column: number) => boolean): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const printCell = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return isNumber(column) ? cell.padStart(width) : cell.padEnd(Math.min(32, width));
  };
  const printRow = (row: readonly string[]) =>
    row
      .map(printCell)
      .filter((cell) => cell !== '')
      .join('  ')
      .trimEnd();
  return rows.map(printRow).join('\n');
}

export function printProblems(problems: readonly Problem[]): string {
  const parts = [...Map.groupBy(problems, ({ file }) => file)].map(([file, own]) => {
    const rows = own.map(({ line, kind, key = '', message }) => [`  ${line}`, kind, key, message]);
    return `${file}\n${printTable(rows, (column) => column === 0)}`;
  });
  return parts.join('\n\n');
}

export function printSummary(reports: readonly LanguageReport[]): string {
  const kinds = problemKinds.filter((kind) =>
    reports.some(({ problems }) => problems.some((problem) => problem.kind === kind)),
  );
  const rows = reports.map(({ code, name, expected, done, problems }) => {
    const counts = kinds.map((wanted) =>
      problems.reduce((sum, { kind, texts = 1 }) => sum + (kind === wanted ? texts : 0), 0),
    );
    // Rounded down, so that 100 % means finished.
    const percent = expected === 0 ? 100 : Math.floor((done * 100) / expected);
    const cells = counts.map((count) => String(count || '–'));
    return [`${code} ${name}`, `${percent} %`, `${done} of ${expected}`, ...cells];
  });
  return printTable([['language', 'done', 'texts', ...kinds], ...rows], (column) => column > 0);
}
