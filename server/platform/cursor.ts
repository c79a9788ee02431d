import { problem } from './problems.ts';
import { sentences } from './sentences.ts';

/** Where a part of a list ended: the number by which the list is ordered, and the id at equality. */
export type Place = { order: number; id: string };

/** The numbers by which a list can be ordered; the database would stumble over others. */
export type OrderRange = { min: number; max: number };

/** Moments that a cursor may name, in milliseconds since 1970. */
export const moments: OrderRange = { min: 0, max: Date.UTC(9999, 11, 31) };

/** The place as an opaque text that fits into an address. */
export function writeCursor({ order, id }: Place): string {
  return Buffer.from(`${order}.${id}`).toString('base64url');
}

/**
 * The place that `writeCursor` wrote, whose order is within the range.
 *
 * @throws {Problem} `invalid` for any other text.
 */
export function readCursor(cursor: string, { min, max }: OrderRange): Place {
  const written = Buffer.from(cursor, 'base64url').toString();
  const [, order, id] = /^(-?\d{1,15})\.([A-Za-z0-9_-]{1,64})$/.exec(written) ?? [];
  const place = id === undefined ? undefined : { order: Number(order), id };
  const isWithin = place !== undefined && place.order >= min && place.order <= max;
  if (!isWithin || writeCursor(place) !== cursor) {
    throw problem('invalid', { error: sentences.requests.malformedCursor });
  }
  return place;
}

/**
 * The part of a list that is told, and the cursor of what comes behind it, if anything does.
 *
 * @param found its rows, asked for with one more than are told.
 */
export function cutPart<Row>(found: readonly Row[], most: number, placeOf: (row: Row) => Place) {
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  return { rows, nextCursor: last === undefined ? null : writeCursor(placeOf(last)) };
}
