import { and, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelMemberTable } from './label-member.table.ts';
import { labelTable } from './label.table.ts';

const { id, contractStatus } = labelTable;

/** Locks the label's status until the transaction ends. */
export async function isAgreementOver(tx: Db, label: string): Promise<boolean> {
  const [row] = await tx
    .select({ contractStatus })
    .from(labelTable)
    .where(eq(id, label))
    .for('share');
  return row?.contractStatus === 'expired';
}

/** False for a person without labels. */
export async function areAgreementsOver(db: Db, person: string): Promise<boolean> {
  const [row] = await db
    .select({ areOver: sql<boolean | null>`bool_and(${contractStatus} = 'expired')` })
    .from(labelTable)
    .innerJoin(
      labelMemberTable,
      and(eq(labelMemberTable.labelId, id), eq(labelMemberTable.userId, person)),
    );
  return row?.areOver === true;
}
