import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { ReadText } from './brought-file';
import { readTable } from './read-table';

const signs = [',', ';', '\t', '|'] as const;

/** The sign that occurs in most of the first lines, and there most often; quoted ones aside. */
function findDelimiter(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/, 12)
    .filter(Boolean);
  const count = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    return counts.filter((each) => each > 0).length * 100 + Math.min(99, Math.max(0, ...counts));
  };
  return signs.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** What Excel reads as the delimiter. */
const named = /^sep=(.)\r?\n/i;

/** Own chunk: the parser is needed for these files alone. */
export function readCsv(given: string, name: string): ReadText {
  const text = given.replace(named, '');
  try {
    const cells: string[][] = parse(text, {
      bom: true,
      delimiter: named.exec(given)?.[1] ?? findDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
    return filled.length === 0 ? 'empty' : readTable(filled, name);
  } catch (error) {
    if (error instanceof CsvError) return 'broken';
    throw error;
  }
}
