import { asc, desc, type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';
import type { InboxQuery } from '#contract/inbox.ts';
import type { InboxState } from '#contract/inbox-states.ts';
import { afterCursor } from '../../../platform/database/after-cursor.ts';

/** @throws {Problem} `invalid` for a malformed cursor. */
export function orderInbox(
  { status = 'waiting', sort, cursor }: InboxQuery,
  { moment, id }: { moment: SQLWrapper; id: SQLWrapper },
) {
  const isUp = (sort ?? (status === 'waiting' ? 'oldest' : 'latest')) === 'oldest';
  const order = isUp ? asc : desc;
  return {
    isBehind: afterCursor(cursor, { moment, id }, isUp),
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
