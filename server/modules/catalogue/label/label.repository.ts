import { and, eq, inArray, isNull } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import { labelMemberTable } from './label-member.table.ts';
import { labelTable } from './label.table.ts';

/** Adds missing labels with only a name. */
export async function findOrAddLabels(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const rows = wanted.map((name) => ({ id: newId(), name, nameKey: normalise(name) }));
  await db.insert(labelTable).values(rows).onConflictDoNothing();
  const labels = await db
    .select({ id: labelTable.id, name: labelTable.name })
    .from(labelTable)
    .where(inArray(labelTable.name, wanted));
  return new Map(labels.map(({ id, name }) => [name, id]));
}

export type LabelRow = typeof labelTable.$inferSelect;
type NewLabelRow = typeof labelTable.$inferInsert;

export async function insertLabel(tx: Db, label: NewLabelRow): Promise<LabelRow> {
  const [row] = await tx.insert(labelTable).values(withKey(label)).returning();
  if (row === undefined) throw new Error('A label was added and not answered.');
  return row;
}

export async function updateLabel(
  tx: Db,
  id: string,
  changes: Partial<NewLabelRow>,
): Promise<LabelRow | null> {
  const [row] = await tx
    .update(labelTable)
    .set(withKey(changes))
    .where(eq(labelTable.id, id))
    .returning();
  return row ?? null;
}

function withKey<Changes extends Partial<NewLabelRow>>(changes: Changes): Changes {
  const { name } = changes;
  return { ...changes, ...(name !== undefined && { nameKey: normalise(name) }) };
}

/** Agreements from before terms were kept. */
export async function beginAgreements(tx: Db, endsOn: string): Promise<void> {
  const { contractStatus, agreementEndsOn } = labelTable;
  await tx
    .update(labelTable)
    .set({ agreementEndsOn: endsOn })
    .where(and(eq(contractStatus, 'active'), isNull(agreementEndsOn)));
}

/** Returns false if the account is already a member. */
export async function addLabelMember(tx: Db, label: string, person: string): Promise<boolean> {
  const added = await tx
    .insert(labelMemberTable)
    .values({ labelId: label, userId: person })
    .onConflictDoNothing()
    .returning({ userId: labelMemberTable.userId });
  return added.length > 0;
}

/** Returns false if the account was no member. */
export async function removeLabelMember(tx: Db, label: string, person: string): Promise<boolean> {
  const { labelId, userId } = labelMemberTable;
  const { rowCount } = await tx
    .delete(labelMemberTable)
    .where(and(eq(labelId, label), eq(userId, person)));
  return rowCount === 1;
}
