import { sql } from '#drizzle/orm.ts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * Each migration that needs work of a former version to be done, with the kinds of its jobs, which
 * run once: their rows are gone when they are done. Source: docs/decisions/database.md.
 */
export const workBefore: Readonly<Record<string, readonly string[]>> = {};

/** @returns the kinds of jobs that have to be done before one of these migrations. */
export async function findUnfinished(
  db: NodePgDatabase,
  work: typeof workBefore,
  missing: readonly string[],
): Promise<string[]> {
  const kinds = missing.flatMap((tag) => work[tag] ?? []);
  if (kinds.length === 0 || !(await hasJobs(db))) return [];
  const { rows } = await db.execute<{ kind: string }>(
    sql`select distinct kind from job where kind in ${kinds} order by kind`,
  );
  return rows.map(({ kind }) => kind);
}

/** A new database has no tables. */
async function hasJobs(db: NodePgDatabase): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select to_regclass('job') is not null as has`,
  );
  return rows[0]?.has === true;
}

export const nameUnfinished = (where: string, kinds: readonly string[]): string =>
  `${where} has unfinished work of the former version: ${kinds.join(', ')}. Start that version again and wait until Sistema no longer shows it; npm run tonada -- jobs list says whether it fails.`;
