import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { labelTable } from '../label/label.table.ts';
import { userTable } from '../user/user.table.ts';
import { payoutAccountTable } from './payout-account.table.ts';

/** Who is paid: a label, or an artist without one. */
export type Receiver = { kind: 'label' | 'artist'; id: string };

export type PayoutAccountRow = typeof payoutAccountTable.$inferSelect;

const columnOf = {
  label: payoutAccountTable.labelId,
  artist: payoutAccountTable.artistId,
} as const;

/** The last thing that was said of the account of somebody; null where nothing ever was. */
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

/** Adds what is said of an account. @returns null where its version is there already. */
export async function addPayoutAccount(
  tx: Db,
  row: typeof payoutAccountTable.$inferInsert,
): Promise<PayoutAccountRow | null> {
  const [added] = await tx.insert(payoutAccountTable).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Whether a person works for the label, or speaks for the artist, themselves. */
export async function isTheirOwn(db: Db, userId: string, { kind, id }: Receiver): Promise<boolean> {
  const rows =
    kind === 'label'
      ? await db
          .select({ id: labelMemberTable.userId })
          .from(labelMemberTable)
          .where(and(eq(labelMemberTable.labelId, id), eq(labelMemberTable.userId, userId)))
      : await db
          .select({ id: artistMemberTable.userId })
          .from(artistMemberTable)
          .where(and(eq(artistMemberTable.artistId, id), eq(artistMemberTable.userId, userId)));
  return rows.length > 0;
}

/** Who works for the label, or speaks for the artist, with their language. */
export function findPayees(
  db: Db,
  { kind, id }: Receiver,
): Promise<{ email: string; language: string }[]> {
  const people =
    kind === 'label'
      ? db
          .select({ id: labelMemberTable.userId })
          .from(labelMemberTable)
          .where(eq(labelMemberTable.labelId, id))
      : db
          .select({ id: artistMemberTable.userId })
          .from(artistMemberTable)
          .where(eq(artistMemberTable.artistId, id));
  return db
    .select({ email: userTable.email, language: userTable.language })
    .from(userTable)
    .where(inArray(userTable.id, people));
}

/** What a label or an artist is called. */
export async function findReceiverName(db: Db, { kind, id }: Receiver): Promise<string> {
  const table = kind === 'label' ? labelTable : artistTable;
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, id));
  return row?.name ?? id;
}
