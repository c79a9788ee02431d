import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { seedTable } from './seed.table.ts';

/** A part of what a database is filled with. Each comes once to a database, and never changes again. */
export type Seed = {
  /** Its number and what it brings, `0004_albums`: parts are added in the order of their numbers. */
  name: string;
  /** Adds its rows at the present moment, and touches none that it has not added. */
  add: (tx: Db, now: Date) => Promise<void>;
  /**
   * For a database that is made by this version alone; one that an older version began keeps what it has. It comes there
   * after a part, and instead of some.
   */
  onlyNew?: { after: string; insteadOf?: readonly string[] };
};

type Options = {
  now: Date;
  /** Whether a database that has no part yet may be given them all. */
  mayBegin: (db: Db) => Promise<boolean>;
  /** Hears of it before anything is added; `isFirst` where nothing was before. */
  onBegin?: (isFirst: boolean) => void;
};

/**
 * Adds the parts that the database has not been given yet, all or none of them: after an interruption
 * the next start adds them. Of several servers that start at once, one does.
 *
 * @returns the names of the parts that it added.
 * @throws {Error} where two parts have the same number.
 */
export async function addSeeds(
  db: Db,
  seeds: readonly Seed[],
  { now, mayBegin, onBegin }: Options,
): Promise<readonly string[]> {
  const ordered = inOrder(seeds);
  const known = await findKnown(db);
  if (ordered.every(({ name }) => known.has(name))) return [];
  if (known.size === 0 && !(await mayBegin(db))) return [];
  onBegin?.(known.size === 0);
  return inTransaction(db, async (tx) => {
    // Whoever else adds them now makes this statement wait, and then leaves it nothing to do.
    const added = await tx
      .insert(seedTable)
      .values(ordered.map(({ name }) => ({ name, addedAt: now })))
      .onConflictDoNothing()
      .returning({ name: seedTable.name });
    const wanted = new Set(added.map(({ name }) => name));
    const isNew = wanted.size === ordered.length;
    const parts = isNew ? partsOfNew(ordered) : ordered.filter(({ onlyNew }) => !onlyNew);
    const missing = parts.filter(({ name }) => wanted.has(name));
    for (const { add } of missing) await add(tx, now);
    return missing.map(({ name }) => name);
  });
}

/** The parts of a new database, each in its place. */
function partsOfNew(ordered: readonly Seed[]): Seed[] {
  const replaced = new Set(ordered.flatMap(({ onlyNew }) => onlyNew?.insteadOf ?? []));
  return [...Map.groupBy(ordered, ({ name, onlyNew }) => onlyNew?.after ?? name)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, together]) => together)
    .filter(({ name }) => !replaced.has(name));
}

async function findKnown(db: Db) {
  const rows = await db.select({ name: seedTable.name }).from(seedTable);
  return new Set(rows.map(({ name }) => name));
}

function inOrder(seeds: readonly Seed[]): Seed[] {
  const numbers = seeds.map(({ name }) => name.slice(0, name.indexOf('_')));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Two seeds have the number ${twice}.`);
  return seeds.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
