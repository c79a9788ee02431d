import { and, eq, or, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { bindsArtist, isEditor, speaksFor } from '../label/index.ts';
import { sessionTable } from '../session/session.table.ts';
import { userTable } from '../user/user.table.ts';
import { releaseTable } from './release.table.ts';

type Preview = { sessionId: string; releaseId: string; now: Date };

/**
 * Editors, admins with the catalogue right, the artist's members, and the label's while it has a
 * contract with the artist or none is named.
 */
export async function canPreview(db: Db, { sessionId, releaseId, now }: Preview): Promise<boolean> {
  const { labelId, artistId } = releaseTable;
  const worksForLabel = sql`exists (select from ${labelMemberTable}
    where ${labelMemberTable.userId} = ${userTable.id} and ${labelMemberTable.labelId} = ${labelId})`;
  const holds = and(eq(labelContractTable.labelId, labelId), bindsArtist(artistId, now));
  const hasContract = sql`(${artistId} is null or exists (select from ${labelContractTable} where ${holds}))`;
  const [found] = await db
    .select({ id: userTable.id })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .innerJoin(releaseTable, eq(releaseTable.id, releaseId))
    .where(
      and(
        eq(sessionTable.id, sessionId),
        or(isEditor, speaksFor(artistId), and(worksForLabel, hasContract)),
      ),
    );
  return found !== undefined;
}
