import { and, asc, eq, sql } from '#drizzle/orm.ts';
import type { LabelChoice } from '#contract/label-figures.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelMemberTable } from './label-member.table.ts';
import { labelTable } from './label.table.ts';

const chosen = {
  id: labelTable.id,
  name: labelTable.name,
  country: labelTable.country,
  isEnded: sql<boolean>`${labelTable.contractStatus} = 'expired'`,
};

export function findLabels(db: Db, limit: number): Promise<LabelChoice[]> {
  return db
    .select(chosen)
    .from(labelTable)
    .orderBy(asc(labelTable.sortKey), asc(labelTable.id))
    .limit(limit);
}

export function findLabelsOf(db: Db, userId: string, limit: number): Promise<LabelChoice[]> {
  return db
    .select(chosen)
    .from(labelTable)
    .innerJoin(
      labelMemberTable,
      and(eq(labelMemberTable.labelId, labelTable.id), eq(labelMemberTable.userId, userId)),
    )
    .orderBy(asc(labelTable.sortKey), asc(labelTable.id))
    .limit(limit);
}
