import { createHash } from 'node:crypto';
import { and, asc, eq, gt, or, type SQL, sql } from '#drizzle/orm.ts';
import { type NotTakenFile, notTakenPageSize, type Refusal } from '#contract/music-folder.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isStillRefused } from './music-file.repository.ts';
import { musicFolderTable } from './music-folder.table.ts';
import { refusedFileTable } from './refused-file.table.ts';

type Filter = { q?: string | undefined; reason?: Refusal | undefined };

const file = refusedFileTable;

const fields = {
  folderId: file.folderId,
  root: musicFolderTable.path,
  path: file.path,
  reason: file.reason,
  since: file.since,
  seenAt: file.seenAt,
};

function toCondition({ q = '', reason }: Filter): SQL | undefined {
  const text = q.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return and(
    isStillRefused,
    text === '' ? undefined : sql`${file.name} ilike ${`%${text}%`}`,
    reason && eq(file.reason, reason),
  );
}

const findRows = (db: Db, condition: SQL | undefined) =>
  db
    .select(fields)
    .from(file)
    .innerJoin(musicFolderTable, eq(musicFolderTable.id, file.folderId))
    .where(condition)
    .orderBy(asc(file.folderId), asc(file.path));

type Row = Awaited<ReturnType<typeof findRows>>[number];

const describe = ({ folderId, root, path, reason, since, seenAt }: Row): NotTakenFile => ({
  id: createHash('sha256').update(`${folderId}/`).update(path).digest('base64url'),
  folder: root.toString('utf8'),
  path: path.toString('utf8'),
  reason,
  firstSeen: since.toISOString(),
  lastSeen: (seenAt ?? since).toISOString(),
});

/** @param page from 1. */
export async function findNotTaken(
  db: Db,
  { page, ...filter }: Filter & { page: number },
): Promise<{ files: NotTakenFile[]; total: number }> {
  const condition = toCondition(filter);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(file)
    .where(condition);
  const rows = await findRows(db, condition)
    .limit(notTakenPageSize)
    .offset((page - 1) * notTakenPageSize);
  return { files: rows.map(describe), total: counted?.total ?? 0 };
}

const rowsAtOnce = 1_000;

/** All of them, in parts. */
export async function* listNotTaken(db: Db, filter: Filter): AsyncGenerator<NotTakenFile> {
  const condition = toCondition(filter);
  let after: SQL | undefined;
  for (;;) {
    const rows = await findRows(db, and(condition, after)).limit(rowsAtOnce);
    yield* rows.map(describe);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = or(
      gt(file.folderId, last.folderId),
      and(eq(file.folderId, last.folderId), gt(file.path, last.path)),
    );
  }
}
