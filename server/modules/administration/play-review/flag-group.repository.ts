import { asc, desc, eq, getTableColumns, isNull, sql } from '#drizzle/orm.ts';
import type { DecidePlaysBody } from '#contract/play-review.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertMonths } from '../../figures/figures/index.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { insertFlagDecisions } from '../../money/play-screening/index.ts';
import { flagDecisionTable, flagGroupTable } from '../../money/play-screening/play-flag.table.ts';
import type { Owner } from '../../catalogue/payee/index.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { userName } from '../../people/user/index.ts';

const { notedIn: _, ...columns } = getTableColumns(flagGroupTable);
const group = { ...columns, artistName: artistName(flagGroupTable.artistId) };

export type FlagGroupRow = Awaited<ReturnType<typeof findHeldGroups>>[number];
export type DecidedGroupRow = Awaited<ReturnType<typeof findDecidedGroups>>[number];

/** Those that wait for a decision, the newest month and the most money first. */
export function findHeldGroups(db: Db, limit: number) {
  return db
    .select(group)
    .from(flagGroupTable)
    .leftJoin(flagDecisionTable, eq(flagDecisionTable.groupId, flagGroupTable.id))
    .where(isNull(flagDecisionTable.groupId))
    .orderBy(
      desc(flagGroupTable.month),
      desc(flagGroupTable.earned),
      asc(flagGroupTable.artistId),
      asc(flagGroupTable.rule),
    )
    .limit(limit);
}

/** The latest decision first; `by` is null once the account is deleted. */
export function findDecidedGroups(db: Db, limit: number) {
  const { verdict, reason, at, actorId } = flagDecisionTable;
  return db
    .select({ ...group, verdict, reason, at, by: orNull(userName(actorId)) })
    .from(flagDecisionTable)
    .innerJoin(flagGroupTable, eq(flagGroupTable.id, flagDecisionTable.groupId))
    .orderBy(desc(at), asc(flagGroupTable.id))
    .limit(limit);
}

/** Locks them in one order, so that two never decide at once. */
export async function holdGroups(tx: Db, ids: readonly string[]) {
  await tx
    .select({ id: flagGroupTable.id })
    .from(flagGroupTable)
    .where(anyOf(flagGroupTable.id, ids))
    .orderBy(flagGroupTable.id)
    .for('update');
  // Query after locking, to see what another admin just decided.
  return tx
    .select({
      ...group,
      isDecided: sql<boolean>`${flagDecisionTable.groupId} is not null`,
    })
    .from(flagGroupTable)
    .leftJoin(flagDecisionTable, eq(flagDecisionTable.groupId, flagGroupTable.id))
    .where(anyOf(flagGroupTable.id, ids))
    .orderBy(flagGroupTable.id);
}

/** Everybody whom the artists' plays may pay: themselves, and each label that they ever had. */
export async function findOwners(tx: Db, artistIds: readonly string[]): Promise<Owner[]> {
  const rows = await tx
    .selectDistinct({ labelId: labelContractTable.labelId })
    .from(labelContractTable)
    .where(anyOf(labelContractTable.artistId, artistIds));
  return [
    ...artistIds.map((id) => ({ kind: 'artist', id }) as const),
    ...rows.map(({ labelId: id }) => ({ kind: 'label', id }) as const),
  ];
}

type Decided = Pick<DecidePlaysBody, 'groups' | 'verdict' | 'reason'> & {
  at: Date;
  actorId: string;
};

/** Plays that count are stated by the next closing, as a line of their month. */
export async function addDecisions(tx: Db, { groups, verdict, ...decided }: Decided) {
  await insertFlagDecisions(
    tx,
    groups.map((groupId) => ({ groupId, verdict, ...decided })),
  );
  if (verdict === 'refused') return;
  await tx.execute(
    insertMonths(sql`(
      select artist_id, (month || '-01')::date as day from ${flagGroupTable}
      where ${anyOf(flagGroupTable.id, groups)}
    ) as counted`),
  );
}
