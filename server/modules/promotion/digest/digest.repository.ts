import { and, asc, eq, gte, isNotNull, isNull, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { dailyMixTable } from '../../listening/mix/daily-mix.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { digestTable } from './digest.table.ts';

const { userId, since, nextAt, notifiedUntil, sendingSince } = digestTable;

/** Demo accounts have nobody's address. */
const mayRead = and(
  eq(userTable.status, 'active'),
  eq(userTable.isDemo, false),
  isNotNull(userTable.emailVerifiedAt),
  sql`(${userTable.preferences} #>> '{notifications,email}')::boolean`,
);

const whereabouts = { zone: dailyMixTable.timeZone, country: userTable.country };

/** Accounts without a row, the oldest first. A day is read again, for those stored late. */
export function findNewcomers(tx: Db, limit: number) {
  const known = sql`(select max(${since}) - interval '1 day' from ${digestTable})`;
  return tx
    .select({ userId: userTable.id, since: userTable.createdAt, ...whereabouts })
    .from(userTable)
    .leftJoin(digestTable, eq(userId, userTable.id))
    .leftJoin(dailyMixTable, eq(dailyMixTable.listenerId, userTable.id))
    .where(and(gte(userTable.createdAt, sql`coalesce(${known}, '-infinity')`), isNull(userId)))
    .orderBy(asc(userTable.createdAt), asc(userTable.id))
    .limit(limit);
}

export async function insertDigests(tx: Db, rows: readonly (typeof digestTable.$inferInsert)[]) {
  if (rows.length > 0)
    await tx
      .insert(digestTable)
      .values([...rows])
      .onConflictDoNothing();
}

/** Skips those that another server has. */
export const holdDue = (tx: Db, now: Date, limit: number) =>
  tx
    .select({ userId, notifiedUntil, mayRead: sql<boolean>`${mayRead}`, ...whereabouts })
    .from(digestTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .leftJoin(dailyMixTable, eq(dailyMixTable.listenerId, userId))
    .where(lte(nextAt, now))
    .orderBy(asc(nextAt))
    .limit(limit)
    .for('update', { of: digestTable, skipLocked: true });

export async function postpone(tx: Db, later: readonly { userId: string; nextAt: Date }[]) {
  const ids = sql.param(later.map((each) => each.userId));
  const moments = sql.param(later.map((each) => each.nextAt.toISOString()));
  await tx.execute(sql`
    update ${digestTable} set next_at = later.next_at
    from unnest(${ids}::text[], ${moments}::timestamptz[]) as later (user_id, next_at)
    where ${userId} = later.user_id`);
}

/** @returns since when there are untold news; undefined while another run is sending. */
export async function beginSending(db: Db, reader: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .update(digestTable)
    .set({ sendingSince: now })
    .where(and(eq(userId, reader), isNull(sendingSince)))
    .returning({ notifiedUntil });
  return row?.notifiedUntil;
}

/** @param until the news that were sent; none without it. */
export async function endSending(db: Db, reader: string, until?: Date): Promise<void> {
  await db
    .update(digestTable)
    .set({ sendingSince: null, ...(until && { notifiedUntil: until }) })
    .where(eq(userId, reader));
}

/** Null for a person who switched it off or cannot read it. */
export async function findReader(db: Db, id: string) {
  const [row] = await db
    .select({
      to: userTable.email,
      language: userTable.language,
      role: userTable.role,
      rights: userTable.rights,
    })
    .from(userTable)
    .where(and(eq(userTable.id, id), mayRead));
  return row ?? null;
}
