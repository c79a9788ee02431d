import { and, asc, desc, eq, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import { ownSharesMost } from '#contract/recording-share.ts';
import type { Db } from '../../../platform/database/db.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { labelName } from '../../catalogue/label/index.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { artistName, isSpeaker } from '../../catalogue/artist/index.ts';
import { trackTitle } from '../../catalogue/track/index.ts';
import { provenEmail, userName } from '../../people/user/index.ts';
import { recordingPartTable, recordingShareTable } from './recording-share.table.ts';
import type { AcceptedShare } from './share-spans.ts';

const share = recordingShareTable;
const part = recordingPartTable;

export type ShareRow = typeof recordingShareTable.$inferSelect;
export type PartRow = Awaited<ReturnType<typeof findParts>>[number];

export function findSharesOf(db: Db, of: { artistId: string; trackId?: string }) {
  return db
    .select({ share, label: orNull(labelName(share.labelId)) })
    .from(share)
    .where(
      and(
        eq(share.artistId, of.artistId),
        of.trackId === undefined ? undefined : eq(share.trackId, of.trackId),
      ),
    )
    .orderBy(desc(share.startsOn), desc(share.proposedAt), desc(share.id));
}

export async function findShare(db: Db, wanted: string): Promise<ShareRow | null> {
  const [row] = await db.select().from(share).where(eq(share.id, wanted));
  return row ?? null;
}

/** Of several sheets, with the name of the person who has or answered a part. */
export function findParts(db: Db, shareIds: readonly string[]) {
  return db
    .select({
      shareId: part.shareId,
      position: part.position,
      role: part.role,
      part: part.part,
      isArtist: part.isArtist,
      payeeId: part.payeeId,
      userId: payeeTable.userId,
      offeredTo: part.offeredTo,
      isAccepted: part.isAccepted,
      reason: part.reason,
      name: orNull(
        userName(
          sql`coalesce(${payeeTable.userId}, case when ${part.payeeId} is null then ${part.answeredBy} end)`,
        ),
      ),
    })
    .from(part)
    .leftJoin(payeeTable, eq(payeeTable.id, part.payeeId))
    .where(anyOf(part.shareId, shareIds))
    .orderBy(asc(part.shareId), asc(part.position));
}

/** Parts that a person may answer: of their proven email, their own, of an artist of theirs. */
const isFor = (userId: string) => sql`(
  ${part.payeeId} = (select ${payeeTable.id} from ${payeeTable} where ${payeeTable.userId} = ${userId})
  or ${part.offeredTo} = ${provenEmail(userId)}
  or (${part.isArtist} and ${part.isAccepted} is null and ${isSpeaker(userId, share.artistId)}))`;

/** Sheets with a part of the person, and the positions of their parts. */
export function findSharesFor(db: Db, userId: string, wanted?: string) {
  return db
    .select({
      share,
      label: orNull(labelName(share.labelId)),
      track: { id: share.trackId, name: trackTitle(share.trackId) },
      artist: { id: share.artistId, name: artistName(share.artistId) },
      own: sql<number[]>`array_agg(${part.position})`,
    })
    .from(share)
    .innerJoin(part, eq(part.shareId, share.id))
    .where(
      and(
        isNull(share.withdrawnAt),
        isFor(userId),
        wanted === undefined ? undefined : eq(share.id, wanted),
      ),
    )
    .groupBy(share.id)
    .orderBy(desc(share.startsOn), desc(share.id))
    .limit(ownSharesMost);
}

export async function findAccepted(db: Db, artistIds: readonly string[]): Promise<AcceptedShare[]> {
  const { id, trackId, artistId, startsOn } = share;
  return db
    .select({
      id,
      trackId,
      artistId,
      startsOn,
      acceptedAt: sql<Date>`${share.acceptedAt}`.mapWith(share.acceptedAt),
    })
    .from(share)
    .where(and(anyOf(artistId, artistIds), isNotNull(share.acceptedAt)));
}

/** Parts of payees whose accounts exist: nobody can be paid for the others. */
export async function findPayeeParts(db: Db, shareIds: readonly string[]) {
  return db
    .select({ shareId: part.shareId, payeeId: payeeTable.id, part: part.part })
    .from(part)
    .innerJoin(payeeTable, eq(payeeTable.id, part.payeeId))
    .where(and(anyOf(part.shareId, shareIds), isNotNull(payeeTable.userId)))
    .orderBy(asc(part.shareId), asc(part.position));
}

/** Payees of accepted sheets of the artist. */
export async function findKnownPayees(db: Db, artist: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: sql<string>`${part.payeeId}` })
    .from(part)
    .innerJoin(share, eq(share.id, part.shareId))
    .where(and(eq(share.artistId, artist), isNotNull(share.acceptedAt), isNotNull(part.payeeId)));
  return rows.map(({ id }) => id);
}

export async function insertShare(
  tx: Db,
  row: typeof recordingShareTable.$inferInsert,
  parts: readonly (typeof recordingPartTable.$inferInsert)[],
): Promise<void> {
  await tx.insert(share).values(row);
  await tx.insert(part).values([...parts]);
}

export async function updateShare(tx: Db, id: string, changes: Partial<ShareRow>): Promise<void> {
  await tx.update(share).set(changes).where(eq(share.id, id));
}

type PartChanges = Partial<typeof recordingPartTable.$inferInsert>;

export async function updatePart(
  tx: Db,
  { shareId, position }: { shareId: string; position: number },
  changes: PartChanges,
): Promise<void> {
  await tx
    .update(part)
    .set(changes)
    .where(and(eq(part.shareId, shareId), eq(part.position, position)));
}

/** Emails are kept only while an answer is expected. */
export async function forgetEmails(tx: Db, shareId: string): Promise<void> {
  await tx.update(part).set({ offeredTo: null }).where(eq(part.shareId, shareId));
}

/** What a deleted account answered, and the emails to which its parts were offered. */
export async function forgetAnswers(
  tx: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.update(part).set({ offeredTo: null }).where(eq(part.offeredTo, email));
  await tx.update(part).set({ reason: null }).where(eq(part.answeredBy, id));
}
