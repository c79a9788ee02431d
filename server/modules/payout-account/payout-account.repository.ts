import { desc, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { speakingFor, workingFor } from '../decision-notification/index.ts';
import { userTable } from '../user/user.table.ts';
import { payoutAccountTable } from './payout-account.table.ts';

/** A label, or an artist without one. */
export type Receiver = { kind: 'label' | 'artist'; id: string };

export type Payee = { id: string; email: string; language: string };

export type PayoutAccountRow = typeof payoutAccountTable.$inferSelect;

const columnOf = {
  label: payoutAccountTable.labelId,
  artist: payoutAccountTable.artistId,
} as const;

export async function findPayoutAccount(
  db: Db,
  { kind, id }: Receiver,
): Promise<PayoutAccountRow | null> {
  const [row] = await db
    .select()
    .from(payoutAccountTable)
    .where(eq(columnOf[kind], id))
    .orderBy(desc(payoutAccountTable.version))
    .limit(1);
  return row ?? null;
}

/** @returns null if the version exists. */
export async function addPayoutAccount(
  tx: Db,
  row: typeof payoutAccountTable.$inferInsert,
): Promise<PayoutAccountRow | null> {
  const [added] = await tx.insert(payoutAccountTable).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

export function findPayees(db: Db, { kind, id }: Receiver): Promise<Payee[]> {
  const people = kind === 'label' ? workingFor(id) : speakingFor(id);
  return db
    .select({ id: userTable.id, email: userTable.email, language: userTable.language })
    .from(userTable)
    .where(sql`${userTable.id} in (${people})`);
}

export async function findPerson(db: Db, personId: string): Promise<Payee | null> {
  const { id, email, language } = userTable;
  const [person] = await db.select({ id, email, language }).from(userTable).where(eq(id, personId));
  return person ?? null;
}

export async function findReceiver(db: Db, { kind, id }: Receiver) {
  const table = kind === 'label' ? labelTable : artistTable;
  const { name, country } = table;
  const [row] = await db.select({ name, country }).from(table).where(eq(table.id, id));
  return row ?? null;
}
