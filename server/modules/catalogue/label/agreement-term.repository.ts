import { and, asc, eq, gte, lt, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { monthsLater } from '../../../platform/days.ts';
import { labelTable } from './label.table.ts';

/** Three years. */
const months = 36;

export const termFrom = (day: string): string => monthsLater(day, months);

const { id, name, contractStatus, agreementEndsOn, agreementRemindedFor } = labelTable;
const isActive = eq(contractStatus, 'active');

/** Locks agreements that end by a day and were not announced. */
export function holdUntold(
  tx: Db,
  { today, by, limit }: { today: string; by: string; limit: number },
) {
  return tx
    .select({ id, name, endsOn: sql<string>`${agreementEndsOn}::text` })
    .from(labelTable)
    .where(
      and(
        isActive,
        gte(agreementEndsOn, today),
        lte(agreementEndsOn, by),
        sql`${agreementRemindedFor} is distinct from ${agreementEndsOn}`,
      ),
    )
    .orderBy(asc(agreementEndsOn), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Locks agreements whose last day is over. */
export function holdOver(tx: Db, { today, limit }: { today: string; limit: number }) {
  return tx
    .select({ id, endsOn: sql<string>`${agreementEndsOn}::text` })
    .from(labelTable)
    .where(and(isActive, lt(agreementEndsOn, today)))
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
}
