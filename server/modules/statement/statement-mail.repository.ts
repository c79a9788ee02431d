import { and, eq, isNull, or, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import { labelTable } from '../label/label.table.ts';
import { userTable } from '../user/user.table.ts';
import { payoutTable, statementTable } from './statement.table.ts';

const { id, artistId, labelId, month, payable, carried } = statementTable;

/** People of the artist, or, of a label's own statement, of the label. */
const isForUser = or(
  sql`exists (select from ${artistMemberTable} where ${artistMemberTable.artistId} = ${artistId}
    and ${artistMemberTable.userId} = ${userTable.id})`,
  and(
    isNull(artistId),
    sql`exists (select from ${labelMemberTable} where ${labelMemberTable.labelId} = ${labelId}
      and ${labelMemberTable.userId} = ${userTable.id})`,
  ),
);

export async function findReaders(
  db: Db,
  statementIds: readonly string[],
): Promise<{ statementId: string; userId: string }[]> {
  const ofArtists = await db
    .select({ statementId: id, userId: artistMemberTable.userId })
    .from(statementTable)
    .innerJoin(artistMemberTable, eq(artistMemberTable.artistId, artistId))
    .where(anyOf(id, statementIds));
  const ofLabels = await db
    .select({ statementId: id, userId: labelMemberTable.userId })
    .from(statementTable)
    .innerJoin(labelMemberTable, eq(labelMemberTable.labelId, labelId))
    .where(and(isNull(artistId), anyOf(id, statementIds)));
  return [...ofArtists, ...ofLabels];
}

/** Null for a person who is no longer concerned, cannot sign in, or switched these emails off. */
export async function findStatementMail(
  db: Db,
  { statementId, userId }: { statementId: string; userId: string },
) {
  const [row] = await db
    .select({
      to: userTable.email,
      language: userTable.language,
      artistId,
      labelId,
      month,
      payable,
      carried,
      paid: payoutTable.amount,
      artist: artistTable.name,
      label: labelTable.name,
    })
    .from(statementTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .leftJoin(payoutTable, eq(payoutTable.statementId, id))
    .leftJoin(artistTable, eq(artistTable.id, artistId))
    .leftJoin(labelTable, eq(labelTable.id, labelId))
    .where(
      and(
        eq(id, statementId),
        eq(userTable.status, 'active'),
        isForUser,
        sql`(${userTable.preferences} #>> '{notifications,email}')::boolean
          and (${userTable.preferences} #>> '{notifications,payments}')::boolean`,
      ),
    );
  return row ?? null;
}
