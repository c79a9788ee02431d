import type { BroughtFile, BroughtTable } from './brought-file';
import { toField } from './field-names';
import { readColumns } from './read-table';

/** What a person says of a table; positions of columns. */
export type Columns = { title: string; artist: string; album: string; moment: string };

export const columnNames = ['title', 'artist', 'album', 'moment'] as const;

/** Columns beyond are no part of a song. */
const columnsMost = 40;

export const countColumns = ({ cells }: BroughtTable): number =>
  Math.min(columnsMost, Math.max(0, ...cells.slice(0, 50).map(({ length }) => length)));

/** What the first row says, as far as it says something. */
export function guessColumns({ cells: [head = []] }: BroughtTable): Columns {
  const fields = head.map((name) => toField(name));
  const find = (...wanted: (typeof fields)[number][]) => {
    const at = fields.findIndex((field) => wanted.includes(field));
    return at < 0 ? '' : String(at);
  };
  return {
    title: find('title'),
    artist: find('artist', 'albumArtist'),
    album: find('album'),
    moment: find('playedAt'),
  };
}

/** Rows below the head. */
export const getRows = ({ cells }: BroughtTable, hasHead: boolean): string[][] =>
  hasHead ? cells.slice(1) : cells;

export function readChosen(
  table: BroughtTable,
  { title, artist, album, moment }: Columns,
  hasHead: boolean,
): BroughtFile[] {
  const fieldOf = new Map([
    [moment, 'playedAt'],
    [album, 'album'],
    [artist, 'artist'],
    [title, 'title'],
  ] as const);
  const columns = Array.from({ length: countColumns(table) }, (_, at) => fieldOf.get(String(at)));
  return readColumns(getRows(table, hasHead), columns, table.name);
}
