import { and, asc, gt, lt, ne } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type ServerReport, serverReportTable } from './server-report.table.ts';

/** Milliseconds before a silent server counts as gone, and before it is deleted. */
const silence = 3 * 60_000;
const memory = 3_600_000;

/** Monitor larger services by other means. */
const serversMost = 20;

export async function reportMetrics(db: Db, metrics: ServerReport): Promise<void> {
  const { name } = metrics;
  const row = { name, at: new Date(metrics.at), metrics };
  await db
    .insert(serverReportTable)
    .values(row)
    .onConflictDoUpdate({ target: serverReportTable.name, set: row });
}

export async function findOthers(db: Db, name: string, now: Date): Promise<ServerReport[]> {
  const since = new Date(now.getTime() - silence);
  const rows = await db
    .select({ metrics: serverReportTable.metrics })
    .from(serverReportTable)
    .where(and(ne(serverReportTable.name, name), gt(serverReportTable.at, since)))
    .orderBy(asc(serverReportTable.name))
    .limit(serversMost - 1);
  return rows.map(({ metrics }) => metrics);
}

export async function forgetServers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memory);
  await db.delete(serverReportTable).where(lt(serverReportTable.at, before));
}
