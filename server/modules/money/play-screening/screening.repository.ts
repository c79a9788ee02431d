import { eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { monthToCloseTable } from '../../figures/figures/month-to-close.table.ts';
import { findRules } from './screening-rule.repository.ts';
import { screeningMonthTable } from './screening.table.ts';

export type Screening = typeof screeningMonthTable.$inferSelect;

/**
 * Fixes the present rules, and opens again the screened months whose plays changed since their
 * statements: once per closing, over all servers.
 */
export async function openScreening(tx: Db, month: string): Promise<void> {
  const opened = await tx
    .insert(screeningMonthTable)
    .values({ month, notedIn: month, rules: await findRules(tx) })
    .onConflictDoNothing()
    .returning({ month: screeningMonthTable.month });
  if (opened.length === 0) return;
  await tx.execute(sql`
    update ${screeningMonthTable} as before set noted_in = ${month}, step = 'listeners',
      after_user = '', after_artist = '', after_number = 0, artist_id = null, after_day = null
    where step = 'done' and month < ${month} and exists (
      select from ${monthToCloseTable} as changed where changed.month = before.month)`);
}

/** Open months that are screened again before the month closes. */
export async function findChangedMonths(db: Db, notedIn: string): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select month from ${screeningMonthTable}
    where noted_in = ${notedIn} and month < ${notedIn} and step <> 'done' order by month`);
  return rows.map(({ month }) => month);
}

export async function holdScreening(tx: Db, month: string): Promise<Screening | undefined> {
  const [row] = await tx
    .select()
    .from(screeningMonthTable)
    .where(eq(screeningMonthTable.month, month))
    .for('update');
  return row;
}

export async function noteScreening(
  tx: Db,
  month: string,
  changed: Partial<Omit<Screening, 'month'>>,
): Promise<void> {
  await tx.update(screeningMonthTable).set(changed).where(eq(screeningMonthTable.month, month));
}
