import { and, asc, eq, gte, type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import type { LabelPerson } from '#contract/label-administration.ts';
import { permissions } from '#contract/permission.ts';
import { officeRight } from '#contract/right.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { userTable } from '../../people/user/user.table.ts';
import { labelContractTable } from './label-contract.table.ts';
import { labelMemberTable } from './label-member.table.ts';

const { labelId, userId } = labelMemberTable;

/** Includes admins with the catalogue right. */
export const isEditor = sql`(${userTable.role} = any(${sql.param([...permissions['editorial.manage']])}::text[])
  and (${userTable.role} <> 'admin' or ${officeRight} = any(${userTable.rights})))`;

export const speaksFor = (artistId: PgColumn) => sql`exists (select from ${artistMemberTable}
  where ${artistMemberTable.userId} = ${userTable.id} and ${artistMemberTable.artistId} = ${artistId})`;

/** Checks the day of `now`. */
const bindsArtist = (artistId: PgColumn, now: Date) =>
  and(
    eq(labelContractTable.artistId, artistId),
    eq(labelContractTable.status, 'active'),
    gte(labelContractTable.endsOn, toDay(now)),
  );

/** People of a label with a contract that binds the artist. */
export const worksForLabelOf = (artistId: PgColumn, now: Date): SQL =>
  sql`exists (select from ${labelMemberTable}
    join ${labelContractTable} on ${labelContractTable.labelId} = ${labelMemberTable.labelId}
    where ${labelMemberTable.userId} = ${userTable.id} and ${bindsArtist(artistId, now)})`;

export const worksFor = (label: PgColumn): SQL => sql`exists (select from ${labelMemberTable}
  where ${userId} = ${userTable.id} and ${labelId} = ${label})`;

export const hasSigned = (label: PgColumn, artistId: PgColumn, now: Date): SQL =>
  sql`exists (select from ${labelContractTable}
    where ${labelContractTable.labelId} = ${label} and ${bindsArtist(artistId, now)})`;

export function findLabelPeople(db: Db, label: string, limit: number): Promise<LabelPerson[]> {
  const { id, displayName, email, status, sortKey } = userTable;
  return db
    .select({ id, name: displayName, email, status })
    .from(labelMemberTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(eq(labelId, label))
    .orderBy(asc(sortKey), asc(id))
    .limit(limit);
}
