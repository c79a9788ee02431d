import { togetherLimits } from '#contract/limits.ts';
import type { TogetherInvitation } from '#contract/together.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { newToken } from '../../accounts/session/index.ts';
import { findUserName, lockUser } from '../../people/user/index.ts';
import { type Asking, holdAsHost, holdTogether, isHere, over } from './read-together.ts';
import {
  changeSession,
  countPeople,
  countTaken,
  deleteSession,
  findListed,
  findPeopleIn,
  findSessionByToken,
  findSessionOf,
  findState,
  holdSession,
  insertEntries,
  insertSession,
  noteSeen,
  putPerson,
  type SessionRow,
  takeOut,
  takeOutGone,
} from './together.repository.ts';
import { insertBlock, isBlocked } from './together-block.repository.ts';

const words = sentences.together;

/** Milliseconds. */
const hour = 3_600_000;

/** Milliseconds between two signs of a person that are stored. */
const noted = 15_000;

type Beginning = Asking & { trackIds: readonly string[]; seconds: number; isPlaying: boolean };

/** Leaves the session in which the person is, and begins one with what they play. */
export async function beginTogether(tx: Db, beginning: Beginning): Promise<void> {
  const { viewerId, now, trackIds, isPlaying } = beginning;
  // Twice at once would be two sessions.
  await lockUser(tx, viewerId);
  await leaveTogether(tx, { viewerId, now });
  const listed = await findListed(tx, trackIds);
  const known = trackIds.filter((id) => listed.has(id));
  const isFirstKnown = known[0] !== undefined && known[0] === trackIds[0];
  const id = newId(now.getTime());
  await insertSession(tx, {
    id,
    hostId: viewerId,
    token: newToken(),
    endsAt: new Date(now.getTime() + togetherLimits.hours * hour),
    sound: 'everyone',
    adders: 'everyone',
    currentKey: known.length > 0 ? 0 : null,
    seconds: isFirstKnown ? beginning.seconds : 0,
    moment: now,
    isPlaying: isPlaying && known.length > 0,
    nextKey: known.length,
    revision: 0,
  });
  await putPerson(tx, { sessionId: id, userId: viewerId, now });
  const rows = known.map((trackId, key) => ({
    sessionId: id,
    key,
    place: key + 1,
    trackId,
    addedBy: viewerId,
  }));
  await insertEntries(tx, rows);
}

type Opening = { token: string; viewerId: string | null; now: Date };

async function findOpen(db: Db, { token, now }: Opening): Promise<SessionRow> {
  const session = await findSessionByToken(db, token);
  if (session === null || session.endsAt <= now) throw problem('not-found', { error: words.over });
  return session;
}

/** Places of people who have been gone for as long as a host may be. */
const toPlaces = ({ id, hostId }: SessionRow, now: Date) => {
  const goneAt = new Date(now.getTime() - togetherLimits.hostGone * 1000);
  return { id, hostId, goneAt };
};

async function getState(
  db: Db,
  session: SessionRow,
  { viewerId: userId, now }: Omit<Opening, 'token'>,
): Promise<TogetherInvitation['state']> {
  const { id: sessionId, hostId } = session;
  const state = userId === null ? null : await findState(db, { sessionId, userId });
  if (state === 'in') return 'joined';
  if (state === 'removed') return 'closed';
  if (userId !== null && (await isBlocked(db, { hostId, userId }))) return 'closed';
  const taken = await countTaken(db, toPlaces(session, now));
  return taken >= togetherLimits.people ? 'full' : 'open';
}

/** @throws {Problem} `not-found` for an unknown link, and once the session has ended. */
export async function readTogetherInvitation(
  db: Db,
  opening: Opening,
): Promise<TogetherInvitation> {
  const session = await findOpen(db, opening);
  return {
    host: (await findUserName(db, session.hostId)) ?? '',
    people: await countPeople(db, session.id),
    state: await getState(db, session, opening),
  };
}

/**
 * Leaves another session for this one; joining again changes nothing.
 *
 * @throws {Problem} `not-found` for an unknown link, and once the session has ended; `duplicate`
 * where it is full or closed to this person.
 */
export async function joinTogether(tx: Db, opening: Opening & { viewerId: string }): Promise<void> {
  const { viewerId: userId, now } = opening;
  const { id: sessionId } = await findOpen(tx, opening);
  await lockUser(tx, userId);
  const session = await holdSession(tx, sessionId);
  if (session === null) throw over();
  const state = await getState(tx, session, opening);
  if (state === 'full' || state === 'closed') {
    const error = fill(words[state], { count: togetherLimits.people });
    throw problem('duplicate', { error });
  }
  if (state === 'joined') return;
  await leaveTogether(tx, { viewerId: userId, now });
  if ((await countPeople(tx, sessionId)) >= togetherLimits.people)
    await takeOutGone(tx, toPlaces(session, now));
  await putPerson(tx, { sessionId, userId, now });
  await changeSession(tx, sessionId);
}

/** The longest in the session who is there becomes its host, unless only the host's device plays. */
async function replaceHost(tx: Db, { id, hostId, sound }: SessionRow, now: Date): Promise<void> {
  const people = await findPeopleIn(tx, id);
  const heir = people.find((person) => person.id !== hostId && isHere(person.seenAt, now));
  if (heir && sound === 'everyone') await changeSession(tx, id, { hostId: heir.id });
  else await deleteSession(tx, id);
}

/** Does nothing for a person in no session. */
export async function leaveTogether(tx: Db, { viewerId: userId, now }: Asking): Promise<void> {
  const found = await findSessionOf(tx, userId);
  const session = found && (await holdSession(tx, found.id));
  if (!session) return;
  const isGone = await takeOut(tx, { sessionId: session.id, userId, state: 'left' });
  if (session.hostId === userId) await replaceHost(tx, session, now);
  else if (isGone) await changeSession(tx, session.id);
}

/** @throws {Problem} like `holdAsHost`. */
export async function endTogether(tx: Db, asking: Asking): Promise<void> {
  const { session } = await holdAsHost(tx, asking);
  await deleteSession(tx, session.id);
}

/**
 * Notes that a person is there. A host who has not been there for two minutes is replaced.
 *
 * @throws {Problem} `not-found` for a person in no session, or in one that has ended.
 */
export async function noteTogether(tx: Db, { viewerId: userId, now }: Asking): Promise<void> {
  const session = await findSessionOf(tx, userId);
  if (session === null || session.endsAt <= now) throw over();
  const { id: sessionId, hostId } = session;
  const people = await findPeopleIn(tx, sessionId);
  const since = (id: string) =>
    now.getTime() - (people.find((one) => one.id === id)?.seenAt.getTime() ?? 0);
  if (since(userId) > noted) await noteSeen(tx, { sessionId, userId, now });
  if (since(userId) > togetherLimits.away * 1000) await changeSession(tx, sessionId);
  const gone = togetherLimits.hostGone * 1000;
  if (hostId === userId || since(hostId) <= gone) return;
  const held = await holdTogether(tx, { viewerId: userId, now });
  if (held.session.hostId === hostId) await replaceHost(tx, held.session, now);
}

/**
 * They cannot return by the link.
 *
 * @throws {Problem} like `holdAsHost`; `not-found` for somebody who takes no part, `invalid` for
 * the host.
 */
export async function removePerson(tx: Db, asking: Asking, userId: string): Promise<void> {
  const { session } = await holdAsHost(tx, asking);
  if (userId === asking.viewerId) throw problem('invalid', { error: words.notYourself });
  const isGone = await takeOut(tx, { sessionId: session.id, userId, state: 'removed' });
  if (!isGone) throw problem('not-found', { error: words.notHere });
  await changeSession(tx, session.id);
}

/**
 * Removes a person from the session, and lets them into none of the host's from now on.
 *
 * @throws {Problem} like `removePerson`.
 */
export async function blockPerson(tx: Db, asking: Asking, userId: string): Promise<void> {
  await removePerson(tx, asking, userId);
  await insertBlock(tx, { hostId: asking.viewerId, userId });
}
