import { and, eq, ne, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { releaseTable } from '../release/release.table.ts';
import { labelContractTable } from './label-contract.table.ts';
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

/** @param day `yyyy-mm-dd`. */
export async function countConcerned(
  db: Db,
  label: string,
  day: string,
): Promise<{ artists: number; offers: number; releases: number }> {
  const { labelId, artistId, status, endsOn, declinedOn } = labelContractTable;
  const [row] = await db
    .select({
      artists: sql<number>`count(distinct ${artistId}) filter (where ${status} = 'active' and ${endsOn} >= ${day}::date)::int`,
      offers: sql<number>`count(*) filter (where ${status} = 'pending' and ${declinedOn} is null)::int`,
    })
    .from(labelContractTable)
    .where(eq(labelId, label));
  const releases = await db.$count(
    releaseTable,
    and(eq(releaseTable.labelId, label), ne(releaseTable.state, 'live')),
  );
  return { artists: row?.artists ?? 0, offers: row?.offers ?? 0, releases };
}
