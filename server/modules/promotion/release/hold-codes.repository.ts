import { and, eq, inArray, ne, not, sql } from '#drizzle/orm.ts';
import { type CodeFault, findCodeFaults, readIsrc, readUpc } from '#rules/release-codes.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';
import { releaseCodeTable, releaseTable, releaseTrackTable } from './release.table.ts';

const words = sentences.releases.code;

const said: Record<CodeFault, Sentence> = {
  upc: words.upc,
  checkDigit: words.checkDigit,
  isrc: words.isrc,
  twice: words.twice,
};

type Coded = {
  id: string;
  labelId: string;
  upc: string;
  tracks: readonly { isrc: string; sound: string }[];
};

/** As it is stored: the code, or what was typed. */
export const toIsrc = (typed: string): string => readIsrc(typed) ?? typed;

export function toUpc(typed: string): string {
  const read = readUpc(typed);
  return 'code' in read ? read.code : typed;
}

/** Anybody can type the code of somebody else, so these keep none from other labels. */
const unsent = ['draft', 'rejected'] as const;

/**
 * Takes the codes of a release that nobody holds, and frees those that it has no more.
 *
 * @param isSent takes those of other labels' drafts too
 * @returns what is wrong, by field such as `tracks.2.isrc`.
 */
export async function holdCodes(
  tx: Db,
  release: Coded,
  { isSent }: { isSent: boolean },
): Promise<Record<string, Sentence>> {
  const { id, labelId, upc, tracks } = release;
  const own = findCodeFaults(release);
  const fields = new Map<string, { field: string; sound?: string }>();
  if (upc !== '' && !('upc' in own)) fields.set(toUpc(upc), { field: 'upc' });
  for (const [index, { isrc, sound }] of tracks.entries()) {
    const field = `tracks.${index}.isrc`;
    if (isrc !== '' && !(field in own)) fields.set(toIsrc(isrc), { field, sound });
  }
  const codes = [...fields.keys()].toSorted();
  const { code, releaseId } = releaseCodeTable;
  const freed = await tx
    .delete(releaseCodeTable)
    .where(and(eq(releaseId, id), not(anyOf(code, codes))))
    .returning({ code });
  await take(
    tx,
    codes.map((each) => ({ code: each, releaseId: id })),
  );
  await passOn(
    tx,
    freed.map((row) => row.code),
  );
  if (isSent) await takeFromDrafts(tx, { id, labelId }, codes);
  const faults = Object.entries(own).map(([field, fault]) => [field, said[fault]] as const);
  for (const holder of await findHolders(tx, { id, labelId }, codes)) {
    const { field = '', sound } = fields.get(holder.code) ?? {};
    const isOwn = holder.labelId === labelId;
    // A song may be on several records of its label: it is one recording.
    if (isOwn && sound !== undefined && holder.sound === sound) continue;
    faults.push([field, describeHolder(field, isOwn ? holder : null)]);
  }
  return Object.fromEntries(faults);
}

/** Before a release is deleted. */
export async function freeCodes(tx: Db, id: string): Promise<void> {
  const { code, releaseId } = releaseCodeTable;
  const freed = await tx.delete(releaseCodeTable).where(eq(releaseId, id)).returning({ code });
  await passOn(
    tx,
    freed.map((row) => row.code),
  );
}

/** To other releases that have them: one recording of several records, or who asked in vain. */
async function passOn(tx: Db, codes: readonly string[]) {
  if (codes.length === 0) return;
  const { isrc, releaseId } = releaseTrackTable;
  const { upc, id } = releaseTable;
  const tracks = await tx
    .selectDistinctOn([isrc], { code: isrc, releaseId })
    .from(releaseTrackTable)
    .where(anyOf(isrc, codes))
    .orderBy(isrc, releaseId);
  const releases = await tx
    .selectDistinctOn([upc], { code: upc, releaseId: id })
    .from(releaseTable)
    .where(anyOf(upc, codes))
    .orderBy(upc, id);
  await take(tx, [...tracks, ...releases]);
}

/** Of two at once the second one waits, and finds the code taken. */
async function take(tx: Db, codes: readonly (typeof releaseCodeTable.$inferInsert)[]) {
  if (codes.length === 0) return;
  await tx
    .insert(releaseCodeTable)
    .values([...codes])
    .onConflictDoNothing();
}

type Own = Pick<Coded, 'id' | 'labelId'>;

const isOfOtherDraft = ({ labelId }: Own) =>
  and(ne(releaseTable.labelId, labelId), inArray(releaseTable.state, [...unsent]));

/** Of two that are sent at once the second one finds the code taken. */
async function takeFromDrafts(tx: Db, own: Own, codes: readonly string[]) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('release_code'))`);
  const { code, releaseId } = releaseCodeTable;
  const drafts = tx.select({ id: releaseTable.id }).from(releaseTable).where(isOfOtherDraft(own));
  await tx
    .update(releaseCodeTable)
    .set({ releaseId: own.id })
    .where(and(anyOf(code, codes), inArray(releaseId, drafts)));
}

function findHolders(tx: Db, own: Own, codes: readonly string[]) {
  const { code, releaseId } = releaseCodeTable;
  return tx
    .select({
      code,
      labelId: releaseTable.labelId,
      title: releaseTable.title,
      song: releaseTrackTable.title,
      sound: releaseTrackTable.sound,
    })
    .from(releaseCodeTable)
    .innerJoin(releaseTable, eq(releaseTable.id, releaseId))
    .leftJoin(
      releaseTrackTable,
      and(eq(releaseTrackTable.releaseId, releaseId), eq(releaseTrackTable.isrc, code)),
    )
    .where(and(anyOf(code, codes), ne(releaseId, own.id), not(isOfOtherDraft(own) ?? sql`false`)));
}

type Holder = { title: string; song: string | null };

function describeHolder(field: string, holder: Holder | null): Sentence {
  if (holder === null) return field === 'upc' ? words.upcTaken : words.isrcTaken;
  const release = holder.title || words.untitled;
  if (field === 'upc') return fill(words.upcOwn, { release });
  return fill(words.isrcOwn, { song: holder.song || words.untitled, release });
}

export type ReleaseCodes = { upc: string; isrcs: { trackId: string; isrc: string }[] };

/** Of the releases of a label that have any, by release. */
export async function findCodes(db: Db, labelId: string): Promise<Map<string, ReleaseCodes>> {
  const { id, upc } = releaseTable;
  const { position, isrc, id: trackId } = releaseTrackTable;
  const rows = await db
    .select({ id, upc, isrc, trackId })
    .from(releaseTable)
    .leftJoin(releaseTrackTable, and(eq(releaseTrackTable.releaseId, id), ne(isrc, '')))
    .where(and(eq(releaseTable.labelId, labelId), sql`(${upc} <> '' or ${isrc} is not null)`))
    .orderBy(id, position);
  const found = new Map<string, ReleaseCodes>();
  for (const row of rows) {
    const codes = found.get(row.id) ?? { upc: row.upc, isrcs: [] };
    if (row.isrc && row.trackId) codes.isrcs.push({ trackId: row.trackId, isrc: row.isrc });
    found.set(row.id, codes);
  }
  return found;
}
