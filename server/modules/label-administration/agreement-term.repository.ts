import { and, asc, eq, gte, isNull, lt, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { monthsLater } from '../../platform/days.ts';
import { labelTable } from '../label/label.table.ts';

/** Three years. */
const months = 36;

export const termFrom = (day: string): string => monthsLater(day, months);

const { id, name, contractStatus, agreementEndsOn, agreementToldFor } = labelTable;
const isActive = eq(contractStatus, 'active');

/** Agreements from before terms were kept begin at the first look. */
export async function beginTerms(tx: Db, today: string): Promise<void> {
  await tx
    .update(labelTable)
    .set({ agreementEndsOn: termFrom(today) })
    .where(and(isActive, isNull(agreementEndsOn)));
}

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
        sql`${agreementToldFor} is distinct from ${agreementEndsOn}`,
      ),
    )
    .orderBy(asc(agreementEndsOn), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function noteTold(tx: Db, label: string, endsOn: string): Promise<void> {
  await tx.update(labelTable).set({ agreementToldFor: endsOn }).where(eq(id, label));
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

export async function renewTerm(tx: Db, label: string, endsOn: string): Promise<void> {
  await tx.update(labelTable).set({ agreementEndsOn: endsOn }).where(eq(id, label));
}
