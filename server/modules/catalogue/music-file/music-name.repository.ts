import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from '#drizzle/orm.ts';
import {
  type LatinText,
  type NameFolder,
  nameFolderPageSize,
  type NameFolders,
  previewMost,
} from '#contract/music-name.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { proposePage } from '../../../media/music/code-page.ts';
import { joinPath } from '../../../media/music/music-path.ts';
import { userName } from '../../people/user/index.ts';
import { asAscii } from './imported-albums.repository.ts';
import { musicFileTable } from './music-file.table.ts';
import { musicFolderTable } from './music-folder.table.ts';
import { musicNameFolderTable } from './music-name-folder.table.ts';
import { toKey } from './placed-file.ts';

const folder = musicNameFolderTable;
const file = musicFileTable;

export type NameFolderRow = typeof folder.$inferSelect;

/** What an admin said about the names of a folder, which goes with its files. */
export type NameDecision = Pick<NameFolderRow, 'state' | 'codePage' | 'decidedAt' | 'decidedById'>;

/** Those of a folder of music at these paths, by the keys of the paths. */
export async function findNameFolders(
  db: Db,
  folderId: string,
  paths: readonly Buffer[],
): Promise<Map<string, NameFolderRow>> {
  const rows = await db
    .select()
    .from(folder)
    .where(and(eq(folder.folderId, folderId), inArray(folder.path, [...paths])));
  return new Map(rows.map((row) => [toKey(row.path), row]));
}

/** Of the folder in which a sound was before. */
export async function findDecisionOfSound(db: Db, hash: string): Promise<NameDecision | null> {
  const { state, codePage, decidedAt, decidedById } = folder;
  const [found] = await db
    .select({ state, codePage, decidedAt, decidedById })
    .from(file)
    .innerJoin(folder, eq(folder.id, file.nameFolderId))
    .where(and(eq(file.hash, hash), ne(state, 'suspected')))
    .orderBy(asc(file.id))
    .limit(1);
  return found ?? null;
}

/** @param decision that was made about its files elsewhere. */
export async function enterNameFolder(
  tx: Db,
  { folderId, path }: Pick<NameFolderRow, 'folderId' | 'path'>,
  decision: NameDecision | null,
): Promise<NameFolderRow> {
  await tx
    .insert(folder)
    .values({ id: newId(), folderId, path, ...decision })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(folder)
    .where(and(eq(folder.folderId, folderId), eq(folder.path, path)));
  if (row === undefined) throw new Error('A folder of names was added and not answered.');
  return row;
}

export async function changeNameFolder(
  tx: Db,
  id: string,
  changed: Partial<NameFolderRow>,
): Promise<void> {
  await tx.update(folder).set(changed).where(eq(folder.id, id));
}

const isIn = (id: SQL) => and(eq(file.nameFolderId, id), isNull(file.goneAt));

/** Texts of some files are enough to tell a page. */
const sampledFiles = 50;

async function sampleTexts(tx: Db, id: string): Promise<string[]> {
  const rows = await tx
    .select({ texts: file.latinTexts })
    .from(file)
    .where(isIn(sql`${id}`))
    .orderBy(asc(file.id))
    .limit(sampledFiles);
  return rows.flatMap(({ texts }) => texts?.map(({ text }) => text) ?? []);
}

/** Proposes a page for each of these folders that no admin decided about. */
export async function proposePages(tx: Db, folders: readonly NameFolderRow[]): Promise<void> {
  for (const { id, state, codePage: before } of folders) {
    if (state !== 'suspected') continue;
    const codePage = proposePage(await sampleTexts(tx, id));
    if (codePage !== before) await changeNameFolder(tx, id, { codePage });
  }
}

/** Its files are read again by the next walk, as if they had changed. */
export async function rereadNames(tx: Db, id: string): Promise<void> {
  await tx
    .update(file)
    .set({ changed: '' })
    .where(isIn(sql`${id}`));
}

const isShown = and(
  isNotNull(folder.codePage),
  sql`exists (select from ${file} where ${isIn(sql`music_name_folder.id`)})`,
);

export async function countSuspected(db: Db, folderId: string): Promise<number> {
  return db.$count(
    folder,
    and(eq(folder.folderId, folderId), eq(folder.state, 'suspected'), isShown),
  );
}

type Asked = {
  q?: string | undefined;
  page?: number | undefined;
};

function toCondition({ q = '' }: Asked): SQL | undefined {
  const words = q.trim();
  const path = asAscii(sql`${musicFolderTable.path} || '/'::bytea || ${folder.path}`);
  return and(
    isShown,
    words === ''
      ? undefined
      : sql`strpos(${path}, ${asAscii(sql`convert_to(${words}, 'UTF8')`)}) > 0`,
  );
}

const selectFolders = (db: Db) =>
  db
    .select({
      id: folder.id,
      folderId: folder.folderId,
      root: musicFolderTable.path,
      below: folder.path,
      files: sql<number>`(select count(*)::int from ${file} where ${isIn(sql`music_name_folder.id`)})`,
      unread: sql<number>`(select count(*)::int from ${file}
        where ${isIn(sql`music_name_folder.id`)} and ${file.changed} = '')`,
      state: folder.state,
      codePage: folder.codePage,
      decidedAt: folder.decidedAt,
      decidedBy: userName(folder.decidedById),
      version: folder.version,
    })
    .from(folder)
    .innerJoin(musicFolderTable, eq(musicFolderTable.id, folder.folderId));

type Row = Awaited<ReturnType<typeof selectFolders>>[number];

const describe = ({
  root,
  below,
  codePage,
  decidedAt,
  ...row
}: Row): (NameFolder & { folderId: string })[] =>
  codePage === null
    ? []
    : [
        {
          ...row,
          path: (below.length === 0 ? root : joinPath(root, below)).toString('utf8'),
          codePage,
          decidedAt: decidedAt?.toISOString() ?? null,
        },
      ];

/** Those that wait for a decision come first. */
export async function listNameFolders(db: Db, asked: Asked): Promise<NameFolders> {
  const condition = toCondition(asked);
  const rows = await selectFolders(db)
    .where(condition)
    .orderBy(sql`${folder.state} <> 'suspected'`, asc(folder.folderId), asc(folder.path))
    .limit(nameFolderPageSize)
    .offset(((asked.page ?? 1) - 1) * nameFolderPageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(folder)
    .innerJoin(musicFolderTable, eq(musicFolderTable.id, folder.folderId))
    .where(condition);
  return { folders: rows.flatMap(describe), total: counted?.total ?? 0 };
}

export async function describeNameFolder(
  db: Db,
  id: string,
): Promise<(NameFolder & { folderId: string }) | null> {
  const rows = await selectFolders(db).where(eq(folder.id, id));
  return rows.flatMap(describe)[0] ?? null;
}

const kindOrder = sql`array_position(array['album','albumArtist','artist','title','composer','genre'],
  each.name ->> 'kind')`;

/** Different names of a folder, as its files have them. */
export async function findLatinTexts(
  db: Db,
  id: string,
): Promise<{ texts: LatinText[]; total: number }> {
  const names = sql`select distinct each.name as name, ${kindOrder} as place
    from ${file} cross join lateral jsonb_array_elements(${file.latinTexts}) as each (name)
    where ${isIn(sql`${id}`)}`;
  const { rows } = await db.execute<{ name: LatinText; total: number }>(
    sql`select name, count(*) over ()::int as total from (${names}) as names
      order by place, name ->> 'text' limit ${previewMost}`,
  );
  return { texts: rows.map(({ name }) => name), total: rows[0]?.total ?? 0 };
}
