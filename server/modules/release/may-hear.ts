import { and, eq, gte, or, sql } from '#drizzle/orm.ts';
import { permissions } from '#contract/permission.ts';
import { officeRight } from '#contract/right.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { dayOf } from '../figures/day-figures.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { sessionTable } from '../session/session.table.ts';
import { userTable } from '../user/user.table.ts';
import { releaseTable } from './release.table.ts';

type Hearing = { sessionId: string; releaseId: string; now: Date };

/**
 * Whether the person of a session may see and hear a release that is not out yet: editors, admins with the right to the catalogue, people of its
 * label while that has a contract with the artist, or has named none, and people who speak for the artist.
 */
export async function mayHear(db: Db, { sessionId, releaseId, now }: Hearing): Promise<boolean> {
  const { labelId, artistId } = releaseTable;
  const worksForLabel = sql`exists (select from ${labelMemberTable}
    where ${labelMemberTable.userId} = ${userTable.id} and ${labelMemberTable.labelId} = ${labelId})`;
  const speaksForArtist = sql`exists (select from ${artistMemberTable}
    where ${artistMemberTable.userId} = ${userTable.id} and ${artistMemberTable.artistId} = ${artistId})`;
  const holds = and(
    eq(labelContractTable.labelId, labelId),
    eq(labelContractTable.artistId, artistId),
    eq(labelContractTable.status, 'active'),
    gte(labelContractTable.endsOn, dayOf(now)),
  );
  const hasContract = sql`(${artistId} is null or exists (select from ${labelContractTable} where ${holds}))`;
  const isEditor = sql`${userTable.role} = any(${sql.param([...permissions['editorial.manage']])}::text[])
    and (${userTable.role} <> 'admin' or ${officeRight} = any(${userTable.rights}))`;
  const [found] = await db
    .select({ id: userTable.id })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .innerJoin(releaseTable, eq(releaseTable.id, releaseId))
    .where(
      and(
        eq(sessionTable.id, sessionId),
        or(isEditor, speaksForArtist, and(worksForLabel, hasContract)),
      ),
    );
  return found !== undefined;
}
