import { and, eq, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import type { Db } from '../../../platform/database/db.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { artistName, speakersOf } from '../../catalogue/artist/index.ts';
import { labelName, workersOf } from '../../catalogue/label/index.ts';
import { payoutTable, statementTable } from './statement.table.ts';

const { id, artistId, labelId, payeeId, month, payable, carried, shared } = statementTable;

/** Who reads a statement: people of the artist or, of a label's own, of the label; the payee. */
const readers = sql`
  ${speakersOf(artistId)}
  union all
  ${workersOf(labelId)} and ${artistId} is null
  union all
  select payee.user_id from ${payeeTable} as payee where ${artistId} is null and ${labelId} is null
    and payee.id = ${payeeId} and payee.user_id is not null`;

export async function findReaders(
  db: Db,
  statementIds: readonly string[],
): Promise<{ statementId: string; userId: string }[]> {
  const { rows } = await db.execute<{ statementId: string; userId: string }>(sql`
    select ${id} as "statementId", reader.user_id as "userId"
    from ${statementTable} cross join lateral (${readers}) as reader
    where ${anyOf(id, statementIds)}`);
  return rows;
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
      person: userTable.displayName,
      month,
      payable,
      carried,
      shared,
      paid: payoutTable.amount,
      artist: orNull(artistName(artistId)),
      label: orNull(labelName(labelId)),
    })
    .from(statementTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .leftJoin(payoutTable, eq(payoutTable.statementId, id))
    .where(
      and(
        eq(id, statementId),
        eq(userTable.status, 'active'),
        sql`${userTable.id} in (${readers})`,
        sql`(${userTable.preferences} #>> '{notifications,email}')::boolean
          and (${userTable.preferences} #>> '{notifications,payments}')::boolean`,
      ),
    );
  return row ?? null;
}
