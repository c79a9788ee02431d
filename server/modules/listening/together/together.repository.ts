import { and, asc, eq, gt, inArray, lte, ne, or, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publish } from '../../../platform/events/events.ts';
import { listedTrack } from '../../catalogue/track/index.ts';
import { isNotSuspended } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { togetherChanged } from './together.events.ts';
import {
  togetherEntryTable as entry,
  togetherPersonTable as person,
  togetherSessionTable as session,
} from './together.table.ts';

/** By the clock that the servers share. */
export async function readNow(db: Db, now: SQL | Date): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from ${now}::timestamptz) * 1000)::float8 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}

export type SessionRow = typeof session.$inferSelect;

/** Null for a person who takes part in none. Ended sessions are found, too. */
export async function findSessionOf(db: Db, userId: string): Promise<SessionRow | null> {
  const [row] = await db
    .select({ session })
    .from(session)
    .innerJoin(person, eq(person.sessionId, session.id))
    .where(and(eq(person.userId, userId), eq(person.state, 'in')));
  return row?.session ?? null;
}

export async function findSessionByToken(db: Db, token: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(session).where(eq(session.token, token));
  return row ?? null;
}

/** Until the transaction ends. */
export async function holdSession(tx: Db, id: string): Promise<SessionRow | null> {
  const [row] = await tx.select().from(session).where(eq(session.id, id)).for('update');
  return row ?? null;
}

export async function insertSession(tx: Db, row: SessionRow): Promise<void> {
  await tx.insert(session).values(row);
}

type SessionChanges = Partial<
  Pick<
    SessionRow,
    | 'hostId'
    | 'token'
    | 'sound'
    | 'adders'
    | 'currentKey'
    | 'seconds'
    | 'moment'
    | 'isPlaying'
    | 'nextKey'
  >
>;

/** Tells everybody in the session, on whichever server they are. */
export async function changeSession(
  tx: Db,
  id: string,
  changes: SessionChanges = {},
): Promise<void> {
  await tx
    .update(session)
    .set({ ...changes, revision: sql`${session.revision} + 1` })
    .where(eq(session.id, id));
  await publish(tx, togetherChanged);
}

export async function deleteSession(tx: Db, id: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, id));
  await publish(tx, togetherChanged);
}

export async function deleteEnded(db: Db, now: SQL | Date): Promise<void> {
  await db.delete(session).where(sql`${session.endsAt} <= ${now}::timestamptz`);
}

type Person = Pick<typeof person.$inferSelect, 'sessionId' | 'userId'>;

const isPerson = ({ sessionId, userId }: Person) =>
  and(eq(person.sessionId, sessionId), eq(person.userId, userId));

export async function findState(
  db: Db,
  who: Person,
): Promise<(typeof person.$inferSelect)['state'] | null> {
  const [row] = await db.select({ state: person.state }).from(person).where(isPerson(who));
  return row?.state ?? null;
}

export async function putPerson(tx: Db, { now, ...who }: Person & { now: Date }): Promise<void> {
  const state = { state: 'in' as const, joinedAt: now, seenAt: now };
  await tx
    .insert(person)
    .values({ ...who, ...state })
    .onConflictDoUpdate({ target: [person.sessionId, person.userId], set: state });
}

/** @returns whether they took part. */
export async function takeOut(
  tx: Db,
  { state, ...who }: Person & { state: 'left' | 'removed' },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(person)
    .set({ state })
    .where(and(isPerson(who), eq(person.state, 'in')));
  return rowCount === 1;
}

export async function noteSeen(tx: Db, { now, ...who }: Person & { now: Date }): Promise<void> {
  await tx.update(person).set({ seenAt: now }).where(isPerson(who));
}

const isIn = (sessionId: string) => and(eq(person.sessionId, sessionId), eq(person.state, 'in'));

export const countPeople = (db: Db, sessionId: string): Promise<number> =>
  db.$count(person, isIn(sessionId));

type Places = Pick<SessionRow, 'id' | 'hostId'> & { goneAt: Date };

/** Of the host and of people who were there after `goneAt`. */
export const countTaken = (db: Db, { id, hostId, goneAt }: Places): Promise<number> =>
  db.$count(person, and(isIn(id), or(eq(person.userId, hostId), gt(person.seenAt, goneAt))));

/** Guests who were last there before `goneAt` leave. */
export async function takeOutGone(tx: Db, { id, hostId, goneAt }: Places): Promise<void> {
  await tx
    .update(person)
    .set({ state: 'left' })
    .where(and(isIn(id), ne(person.userId, hostId), lte(person.seenAt, goneAt)));
}

/** In the order in which they joined. */
export function findPeopleIn(db: Db, sessionId: string) {
  return db
    .select({
      id: userTable.id,
      name: userTable.displayName,
      image: userTable.profileImage,
      seenAt: person.seenAt,
    })
    .from(person)
    .innerJoin(userTable, eq(userTable.id, person.userId))
    .where(and(eq(person.sessionId, sessionId), eq(person.state, 'in'), isNotSuspended()))
    .orderBy(asc(person.joinedAt), asc(person.userId));
}

/** For open streams: in which session each of the users is, and its revision. */
export function findRevisions(db: Db, userIds: readonly string[]) {
  return db
    .select({ userId: person.userId, sessionId: session.id, revision: session.revision })
    .from(person)
    .innerJoin(session, eq(session.id, person.sessionId))
    .where(and(anyOf(person.userId, userIds), eq(person.state, 'in')));
}

/** Songs that the catalogue still has, in their order. */
export function findEntries(db: Db, sessionId: string) {
  return db
    .select({
      key: entry.key,
      place: entry.place,
      addedById: entry.addedBy,
      addedBy: userTable.displayName,
      track: {
        id: listedTrack.id,
        title: listedTrack.title,
        artistName: listedTrack.artistName,
        duration: listedTrack.duration,
      },
    })
    .from(entry)
    .innerJoin(listedTrack, eq(listedTrack.id, entry.trackId))
    .leftJoin(userTable, eq(userTable.id, entry.addedBy))
    .where(eq(entry.sessionId, sessionId))
    .orderBy(asc(entry.place), asc(entry.key));
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export async function insertEntries(
  tx: Db,
  rows: readonly (typeof entry.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(entry).values([...rows]);
}

/** Those of the ids that the catalogue lists. */
export async function findListed(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: listedTrack.id })
    .from(listedTrack)
    .where(anyOf(listedTrack.id, [...new Set(ids)]));
  return new Set(rows.map(({ id }) => id));
}

export async function deleteEntries(tx: Db, sessionId: string, keys: number[]): Promise<void> {
  await tx.delete(entry).where(and(eq(entry.sessionId, sessionId), inArray(entry.key, keys)));
}

/** The first key gets the first place. */
export async function placeEntries(
  tx: Db,
  sessionId: string,
  keys: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update ${entry} set "place" = placed.place
    from unnest(${sql.param([...keys])}::int[]) with ordinality as placed (key, place)
    where ${entry.sessionId} = ${sessionId} and ${entry.key} = placed.key
      and ${ne(entry.place, sql`placed.place`)}`);
}
