import { problem } from './problems.ts';
import { sentences } from './sentences.ts';

/** Order and, among equals, the id. */
export type CursorPosition = { order: number; id: string };

export type OrderRange = { min: number; max: number };

export const moments: OrderRange = { min: 0, max: Date.UTC(9999, 11, 31) };

export function writeCursor({ order, id }: CursorPosition): string {
  return Buffer.from(`${order}.${id}`).toString('base64url');
}

/** @throws {Problem} `invalid` for a malformed cursor, or an order out of range. */
export function readCursor(cursor: string, { min, max }: OrderRange): CursorPosition {
  const written = Buffer.from(cursor, 'base64url').toString();
  const [, order, id] = /^(-?\d{1,15})\.([A-Za-z0-9_-]{1,64})$/.exec(written) ?? [];
  const position = id === undefined ? undefined : { order: Number(order), id };
  const isWithin = position !== undefined && position.order >= min && position.order <= max;
  if (!isWithin || writeCursor(position) !== cursor) {
    throw problem('invalid', { error: sentences.requests.malformedCursor });
  }
  return position;
}

/** @param found rows, queried with one more than `most`. */
export function cutPart<Row>(
  found: readonly Row[],
  most: number,
  getPosition: (row: Row) => CursorPosition,
) {
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  return { rows, nextCursor: last === undefined ? null : writeCursor(getPosition(last)) };
}
