import { desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { speakingFor, workingFor } from '../decision-notification/index.ts';
import { payeeTable } from '../ownership/payee.table.ts';
import { userTable } from '../user/user.table.ts';
import { payoutAccountTable } from './payout-account.table.ts';

/** A label, an artist without one, or a person with parts of recordings. */
export type Receiver = { kind: 'label' | 'artist' | 'payee'; id: string };

export type Payee = { id: string; email: string; language: string };

export type PayoutAccountRow = typeof payoutAccountTable.$inferSelect;

const columnOf = {
  label: payoutAccountTable.labelId,
  artist: payoutAccountTable.artistId,
  payee: payoutAccountTable.payeeId,
} as const;

const membersOf = {
  label: workingFor,
  artist: speakingFor,
  payee: (id: string) => sql`
    select ${payeeTable.userId} from ${payeeTable} where ${payeeTable.id} = ${id}`,
} as const;

/** Who may set the account. */
export const peopleOf = ({ kind, id }: Receiver): SQL => membersOf[kind](id);

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

export function findPayees(db: Db, receiver: Receiver): Promise<Payee[]> {
  const people = peopleOf(receiver);
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

type Found = {
  name: string;
  country: string | null;
  /** How the log names it: a payee is an account. */
  target: { kind: string; id: string };
};

export async function findReceiver(db: Db, receiver: Receiver): Promise<Found | null> {
  const { kind, id } = receiver;
  if (kind === 'payee') return findNamedPayee(db, id);
  const table = kind === 'label' ? labelTable : artistTable;
  const { name, country } = table;
  const [row] = await db.select({ name, country }).from(table).where(eq(table.id, id));
  return row === undefined ? null : { ...row, target: receiver };
}

/** Nameless once the account is deleted. */
async function findNamedPayee(db: Db, payeeId: string): Promise<Found | null> {
  const [row] = await db
    .select({ name: userTable.displayName, country: userTable.country, id: userTable.id })
    .from(payeeTable)
    .leftJoin(userTable, eq(userTable.id, payeeTable.userId))
    .where(eq(payeeTable.id, payeeId));
  if (row === undefined) return null;
  const { name, country, id } = row;
  const target = id === null ? { kind: 'payee', id: payeeId } : { kind: 'user', id };
  return { name: name ?? '', country, target };
}
