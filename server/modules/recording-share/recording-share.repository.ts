import { and, asc, desc, eq, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import { ownSharesMost, sharedTracksMost } from '#contract/recording-share.ts';
import type { Db } from '../../platform/database/db.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { holdsOn } from '../label/index.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelTable } from '../label/label.table.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import { payeeTable } from '../payee/payee.table.ts';
import { recordingPartTable, recordingShareTable } from './recording-share.table.ts';
import type { AcceptedShare } from './share-spans.ts';

const share = recordingShareTable;
const part = recordingPartTable;

export type ShareRow = typeof recordingShareTable.$inferSelect;
export type PartRow = Awaited<ReturnType<typeof findParts>>[number];

/** Locks the artist, so that sheets change one after another. */
export async function holdArtist(tx: Db, wanted: string) {
  const [artist] = await tx
    .select({ id: artistTable.id, name: artistTable.name })
    .from(artistTable)
    .where(eq(artistTable.id, wanted))
    .for('no key update');
  return artist ?? null;
}

export async function findArtist(db: Db, wanted: string) {
  const { id, name } = artistTable;
  const [artist] = await db.select({ id, name }).from(artistTable).where(eq(id, wanted));
  return artist ?? null;
}

/** Null without a contract in force on the day. */
export async function findLabelInForce(db: Db, artistId: string, day: string) {
  const [row] = await db
    .select({ id: labelContractTable.labelId })
    .from(labelContractTable)
    .where(and(eq(labelContractTable.artistId, artistId), holdsOn(day)));
  return row?.id ?? null;
}

export async function findSpeakers(db: Db, artistId: string): Promise<string[]> {
  const rows = await db
    .select({ id: artistMemberTable.userId })
    .from(artistMemberTable)
    .where(eq(artistMemberTable.artistId, artistId));
  return rows.map(({ id }) => id);
}

export function findTracks(db: Db, artistId: string) {
  return db
    .select({ id: trackTable.id, name: trackTable.title })
    .from(trackTable)
    .where(eq(trackTable.artistId, artistId))
    .orderBy(asc(trackTable.title), asc(trackTable.id))
    .limit(sharedTracksMost);
}

export async function findTrack(db: Db, { artistId, id }: { artistId: string; id: string }) {
  const [track] = await db
    .select({ id: trackTable.id, title: trackTable.title })
    .from(trackTable)
    .where(and(eq(trackTable.id, id), eq(trackTable.artistId, artistId)));
  return track ?? null;
}

export function findSharesOf(db: Db, of: { artistId: string; trackId?: string }) {
  return db
    .select({ share, label: labelTable.name })
    .from(share)
    .leftJoin(labelTable, eq(labelTable.id, share.labelId))
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
      name: userTable.displayName,
    })
    .from(part)
    .leftJoin(payeeTable, eq(payeeTable.id, part.payeeId))
    .leftJoin(
      userTable,
      sql`${userTable.id} = coalesce(${payeeTable.userId}, case when ${part.payeeId} is null then ${part.answeredBy} end)`,
    )
    .where(anyOf(part.shareId, shareIds))
    .orderBy(asc(part.shareId), asc(part.position));
}

/** Parts that a person may answer: of their proven email, their own, of an artist of theirs. */
const isFor = (userId: string) => sql`(
  ${part.payeeId} = (select ${payeeTable.id} from ${payeeTable} where ${payeeTable.userId} = ${userId})
  or ${part.offeredTo} = (select ${userTable.email} from ${userTable}
    where ${userTable.id} = ${userId} and ${userTable.emailVerifiedAt} is not null)
  or (${part.isArtist} and ${part.isAccepted} is null and exists (
    select from ${artistMemberTable} where ${artistMemberTable.artistId} = ${share.artistId}
      and ${artistMemberTable.userId} = ${userId})))`;

/** Sheets with a part of the person, and the positions of their parts. */
export function findSharesFor(db: Db, userId: string, wanted?: string) {
  return db
    .select({
      share,
      label: labelTable.name,
      track: { id: trackTable.id, name: trackTable.title },
      artist: { id: artistTable.id, name: artistTable.name },
      own: sql<number[]>`array_agg(${part.position})`,
    })
    .from(share)
    .innerJoin(part, eq(part.shareId, share.id))
    .innerJoin(trackTable, eq(trackTable.id, share.trackId))
    .innerJoin(artistTable, eq(artistTable.id, share.artistId))
    .leftJoin(labelTable, eq(labelTable.id, share.labelId))
    .where(
      and(
        isNull(share.withdrawnAt),
        isFor(userId),
        wanted === undefined ? undefined : eq(share.id, wanted),
      ),
    )
    .groupBy(share.id, labelTable.name, trackTable.id, artistTable.id)
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
