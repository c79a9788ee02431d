import { and, asc, eq, gt, ne, sql } from '#drizzle/orm.ts';
import { isBeingRemoved, isUsed, removing } from '../../../platform/assets/asset.repository.ts';
import { assetTable, assetUseTable } from '../../../platform/assets/asset.table.ts';
import type { FileFault } from '../../../platform/backup/find-damaged.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fileFaultTable, type FileLook, fileLookTable } from './file-look.table.ts';

export type FoundFault = { hash: string; fault: FileFault; bytes: number };

export async function findLook(db: Db): Promise<FileLook | null> {
  const [look = null] = await db.select().from(fileLookTable);
  return look;
}

export async function saveLook(tx: Db, look: FileLook): Promise<void> {
  await tx
    .insert(fileLookTable)
    .values(look)
    .onConflictDoUpdate({ target: fileLookTable.id, set: look });
}

export const countFiles = (db: Db): Promise<number> => db.$count(assetTable);

/** @returns files of rows, in the order of their hashes. */
export const findFiles = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ hash: string; bytes: number }[]> =>
  db
    .select({ hash: assetTable.hash, bytes: assetTable.bytes })
    .from(assetTable)
    .where(gt(assetTable.hash, after))
    .orderBy(asc(assetTable.hash))
    .limit(limit);

export async function findNamed(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: assetTable.hash })
    .from(assetTable)
    .where(anyOf(assetTable.hash, hashes));
  return new Set(rows.map(({ hash }) => hash));
}

/** Whether something uses a file that nobody removes meanwhile. */
export const isKept = async (db: Db, hash: string, now: Date): Promise<boolean> =>
  (await isUsed(db, hash)) && !(await isBeingRemoved(db, hash, now));

export async function saveFaults(
  tx: Db,
  faults: readonly FoundFault[],
  { round, now }: { round: number; now: Date },
): Promise<void> {
  if (faults.length === 0) return;
  await tx
    .insert(fileFaultTable)
    .values(faults.map((found) => ({ ...found, since: now, round })))
    .onConflictDoUpdate({
      target: fileFaultTable.hash,
      set: {
        fault: sql`excluded.fault`,
        bytes: sql`excluded.bytes`,
        round,
        since: sql`case when ${fileFaultTable.fault} = excluded.fault
          then ${fileFaultTable.since} else excluded.since end`,
      },
    });
}

/** @param fault all where there is none. */
export async function forgetFaults(
  tx: Db,
  hashes: readonly string[],
  fault?: FileFault,
): Promise<void> {
  const isThis = fault && eq(fileFaultTable.fault, fault);
  await tx.delete(fileFaultTable).where(and(anyOf(fileFaultTable.hash, hashes), isThis));
}

/** Of files that the last whole round did not meet any more. */
export async function forgetOthers(tx: Db, round: number): Promise<void> {
  await tx.delete(fileFaultTable).where(ne(fileFaultTable.round, round));
}

const usesOfFault = sql`from ${assetUseTable} as asset_use
  where asset_use.hash = ${fileFaultTable.hash} and asset_use.used_by not like ${`${removing}%`}`;

/** What was deleted, or got its row, since the look is wrong no more. */
const isStillWrong = sql<boolean>`case when ${fileFaultTable.fault} = 'untracked'
  then not exists (select from ${assetTable} as asset where asset.hash = ${fileFaultTable.hash})
  else exists (select ${usesOfFault}) end`;

export const countFaults = (
  db: Db,
): Promise<{ fault: FileFault; count: number; newest: string }[]> =>
  db
    .select({
      fault: fileFaultTable.fault,
      count: sql<number>`count(*)::int`,
      newest: sql<string>`to_char(max(${fileFaultTable.since}) at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(fileFaultTable)
    .where(isStillWrong)
    .groupBy(fileFaultTable.fault);

export type ReportedFault = FoundFault & { since: Date; uses: string[] };

const reportedAtOnce = 1_000;

/** In the order of their hashes. */
export async function* listFaults(db: Db): AsyncGenerator<ReportedFault> {
  const { hash, fault, bytes, since } = fileFaultTable;
  const uses = sql<string[]>`array(select asset_use.used_by ${usesOfFault} order by 1)`;
  for (let after = ''; ;) {
    const rows = await db
      .select({ hash, fault, bytes, since, uses })
      .from(fileFaultTable)
      .where(and(gt(hash, after), isStillWrong))
      .orderBy(asc(hash))
      .limit(reportedAtOnce);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < reportedAtOnce) return;
    after = last.hash;
  }
}
