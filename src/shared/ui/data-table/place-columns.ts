import type { Column } from './column';

export type Placed<Row> = {
  column: Column<Row>;
  /** Index from 0. */
  columnIndex: number;
  /** `lone` is a badge without a figure above it. */
  part: 'name' | 'figure' | 'fact' | 'badge' | 'lone' | 'act' | undefined;
  /** The last column that never hides; it sticks where the table scrolls. */
  isLast: boolean;
};

type PlacedColumns<Row> = {
  placed: readonly Placed<Row>[];
  /** Columns in the order in which they hide. */
  leaving: readonly number[];
};

export function placeColumns<Row>(columns: readonly Column<Row>[]): PlacedColumns<Row> {
  const [first] = columns;
  const find = (part: Column<Row>['part'], fallback: () => Column<Row> | undefined) =>
    columns.find((column) => column.part === part) ?? fallback();
  const name = find('name', () => first);
  const free = columns.filter((column) => column !== name && column.part === undefined);
  const figure = find('figure', () => free.findLast(({ isNumeric }) => isNumeric));
  const rest = free.filter((column) => column !== figure);
  const fact = find('fact', () =>
    name?.isTwoLines ? undefined : (rest.find(({ isNumeric }) => !isNumeric) ?? rest[0]),
  );
  const partOf = (column: Column<Row>) => {
    if (column === name) return 'name';
    if (column === figure) return 'figure';
    if (column === fact) return 'fact';
    return column.part === 'badge' && !figure ? 'lone' : column.part;
  };
  const getRank = (column: Column<Row>) =>
    column.rank ??
    (column === first || column === name || column === figure || column.part === 'act' ? 1 : 2);
  const last = columns.findLast((column) => getRank(column) === 1);
  return {
    placed: columns.map((column, columnIndex) => ({
      column,
      columnIndex,
      part: partOf(column),
      isLast: column === last && column !== first,
    })),
    leaving: columns
      .map((column, columnIndex) => ({ columnIndex, rank: getRank(column) }))
      .filter(({ rank }) => rank > 1)
      .toSorted((one, other) => other.rank - one.rank || other.columnIndex - one.columnIndex)
      .map(({ columnIndex }) => columnIndex),
  };
}
