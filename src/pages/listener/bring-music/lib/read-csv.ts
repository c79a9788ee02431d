import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { BroughtFile, FileFault } from './brought-file';
import { pickFields, toField, toRow } from './pick-fields';

/** Our own files put it before what a spreadsheet would take for a formula. */
const defused = /^'(?=\s*[=+\-@＝＋－＠\t\r\n])/;

/** The sign that occurs most in the first line. */
function findDelimiter(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** Own chunk: the parser is needed for these files alone. */
export function readCsv(text: string): BroughtFile | FileFault {
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return 'broken';
    throw error;
  }
  const [head = [], ...lines] = records;
  const known = new Set(head.map(toField));
  if (!known.has('title')) return 'noColumns';
  const rows = lines.flatMap((cells) => {
    const named = head.map((name, at) => [name, (cells[at] ?? '').replace(defused, '')] as const);
    return toRow(pickFields(named)) ?? [];
  });
  return { kind: known.has('playedAt') ? 'history' : 'list', name: '', rows };
}
