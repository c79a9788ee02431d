import { asc, desc, type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';
import type { InboxCounts, InboxPart, InboxQuery } from '#contract/inbox.ts';
import type { InboxState } from '#contract/inbox-states.ts';
import { cutPart, type Place } from '../../platform/cursor.ts';
import { behindPlace } from '../../platform/database/behind-place.ts';

const partSize = 20;

type Inbox<Row, Item> = {
  find: (limit: number) => Promise<Row[]>;
  count: () => Promise<InboxCounts[]>;
  placeOf: (row: Row) => Place;
  describe: (rows: readonly Row[]) => Item[] | Promise<Item[]>;
};

/** A part of what was sent to the editors, with the counts of all states. */
export async function readInbox<Row, Item>({
  find,
  count,
  placeOf,
  describe,
}: Inbox<Row, Item>): Promise<InboxPart<Item>> {
  const [found, [counts]] = await Promise.all([find(partSize + 1), count()]);
  const { rows, nextCursor } = cutPart(found, partSize, placeOf);
  const none = { waiting: 0, accepted: 0, rejected: 0 };
  return { items: await describe(rows), counts: counts ?? none, nextCursor };
}

/** @throws {Problem} `invalid` for a malformed cursor. */
export function orderInbox(
  { status = 'waiting', sort, cursor }: InboxQuery,
  { moment, id }: { moment: SQLWrapper; id: SQLWrapper },
) {
  const isUp = (sort ?? (status === 'waiting' ? 'oldest' : 'latest')) === 'oldest';
  const order = isUp ? asc : desc;
  return {
    isBehind: behindPlace(cursor, { moment, id }, isUp),
    order: [order(sql`${moment}`), order(sql`${id}`)],
  };
}

type States = Readonly<Record<InboxState, SQL>>;

export const isInState = (states: States, wanted: InboxQuery['status'] = 'waiting'): SQL =>
  wanted === 'all' ? sql`(${sql.join(Object.values(states), sql` or `)})` : states[wanted];

const countWhere = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export const countStates = ({ waiting, accepted, rejected }: States) => ({
  waiting: countWhere(waiting),
  accepted: countWhere(accepted),
  rejected: countWhere(rejected),
});
