import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findSeeds, insertSeeds } from './seed.repository.ts';

/** Added to a database once, and never changed again. */
export type Seed = {
  /** The number decides the order: `0004_albums`. */
  name: string;
  /** Must not touch rows of others. */
  add: (tx: Db, now: Date) => Promise<void>;
  /** Only for a database that starts with this version. */
  onlyNew?: { after: string; insteadOf?: readonly string[] };
};

type Options = {
  now: Date;
  mayBegin: (db: Db) => Promise<boolean>;
  onBegin?: (isFirst: boolean) => void;
};

/**
 * Adds the missing seeds in one transaction, by one of several starting servers.
 *
 * @returns the added seeds' names.
 * @throws {Error} for two seeds with one number.
 */
export async function addSeeds(
  db: Db,
  seeds: readonly Seed[],
  { now, mayBegin, onBegin }: Options,
): Promise<readonly string[]> {
  const ordered = inOrder(seeds);
  const known = new Set(await findSeeds(db));
  if (ordered.every(({ name }) => known.has(name))) return [];
  if (known.size === 0 && !(await mayBegin(db))) return [];
  onBegin?.(known.size === 0);
  return inTransaction(db, async (tx) => {
    const names = ordered.map(({ name }) => name);
    const wanted = new Set(await insertSeeds(tx, names, now));
    const isNew = wanted.size === ordered.length;
    const parts = isNew ? partsOfNew(ordered) : ordered.filter(({ onlyNew }) => !onlyNew);
    const missing = parts.filter(({ name }) => wanted.has(name));
    for (const { add } of missing) await add(tx, now);
    return missing.map(({ name }) => name);
  });
}

function partsOfNew(ordered: readonly Seed[]): Seed[] {
  const replaced = new Set(ordered.flatMap(({ onlyNew }) => onlyNew?.insteadOf ?? []));
  return [...Map.groupBy(ordered, ({ name, onlyNew }) => onlyNew?.after ?? name)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, together]) => together)
    .filter(({ name }) => !replaced.has(name));
}

function inOrder(seeds: readonly Seed[]): Seed[] {
  const numbers = seeds.map(({ name }) => name.slice(0, name.indexOf('_')));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Two seeds have the number ${twice}.`);
  return seeds.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
