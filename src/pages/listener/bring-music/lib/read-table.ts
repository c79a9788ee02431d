import type { BroughtFile, BroughtTable } from './brought-file';
import { type Field, toField } from './field-names';
import { makeLists } from './make-lists';
import { type Fields, setField } from './pick-fields';
import { readMoment } from './read-moment';

/** The field of each column. */
type Columns = readonly (Field | undefined)[];

/** Rows that may stand above the head. */
const above = 8;

/** Our own older files put it before what a spreadsheet would take for a formula. */
const defused = /^'(?=\s*[=+\-@＝＋－＠\t\r\n])/;

function toFields(cells: readonly string[], columns: Columns): Fields {
  const fields: Fields = {};
  cells.forEach((cell, at) => {
    const field = columns[at];
    if (field !== undefined) setField(fields, field, cell.replace(defused, ''));
  });
  return fields;
}

/** A head names the title and something else, unless it has one column. */
function isHead(columns: Columns): boolean {
  const known = columns.filter(Boolean).length;
  return columns.includes('title') && known >= Math.min(2, columns.length);
}

/** `Last.fm to CSV` writes artist, album, title and moment, without a head. */
const headless: Columns = ['artist', 'album', 'title', 'playedAt'];

function isHeadless(cells: readonly string[][]): boolean {
  const sample = cells.slice(0, 20);
  return sample.every(
    (row) => row.length === 4 && readMoment(row[3] ?? '', 'dayFirst') !== undefined,
  );
}

/** `Artist - Title` in each line. */
const isPlain = (cells: readonly string[][]) =>
  cells.every(({ length }) => length === 1) &&
  cells.filter(([line = '']) => line.includes(' - ')).length > cells.length / 2;

function splitLine(line: string): Fields {
  const at = line.indexOf(' - ');
  if (at < 0) return { title: line.trim() };
  return { artist: line.slice(0, at).trim(), title: line.slice(at + 3).trim() };
}

/** @returns the table itself where its columns say nothing */
export function readTable(cells: string[][], name: string): BroughtFile[] | BroughtTable {
  for (const isStrict of [true, false]) {
    for (const [at, row] of cells.slice(0, above).entries()) {
      const columns = row.map((cell) => toField(cell, isStrict));
      if (!isHead(columns)) continue;
      const title = cells[at - 1]?.find((cell) => cell.trim() !== '');
      return readColumns(cells.slice(at + 1), columns, title || name);
    }
  }
  if (isHeadless(cells)) return readColumns(cells, headless, name);
  if (isPlain(cells))
    return makeLists(
      cells.map(([line = '']) => splitLine(line)),
      name,
    );
  return { name, cells };
}

export const readColumns = (cells: string[][], columns: Columns, name: string): BroughtFile[] =>
  makeLists(
    cells.map((row) => toFields(row, columns)),
    name,
  );
