import { and, eq, gte, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import { permissions } from '#contract/permission.ts';
import { officeRight } from '#contract/right.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { toDay } from '../../platform/days.ts';
import { userTable } from '../user/user.table.ts';
import { labelContractTable } from './label-contract.table.ts';

/** Includes admins with the catalogue right. */
export const isEditor = sql`(${userTable.role} = any(${sql.param([...permissions['editorial.manage']])}::text[])
  and (${userTable.role} <> 'admin' or ${officeRight} = any(${userTable.rights})))`;

export const speaksFor = (artistId: PgColumn) => sql`exists (select from ${artistMemberTable}
  where ${artistMemberTable.userId} = ${userTable.id} and ${artistMemberTable.artistId} = ${artistId})`;

/** Checks the day of `now`. */
export const bindsArtist = (artistId: PgColumn, now: Date) =>
  and(
    eq(labelContractTable.artistId, artistId),
    eq(labelContractTable.status, 'active'),
    gte(labelContractTable.endsOn, toDay(now)),
  );
