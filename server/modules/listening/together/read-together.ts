import { togetherLimits } from '#contract/limits.ts';
import type { Together } from '#contract/together.ts';
import { getTogetherPosition, type TogetherPosition } from '#rules/together-position.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  type EntryRow,
  findEntries,
  findPeopleIn,
  findSessionOf,
  findState,
  holdSession,
  type SessionRow,
} from './together.repository.ts';

const words = sentences.together;

export const over = () => problem('not-found', { error: words.over });

export type Asking = { viewerId: string; now: Date };

type Held = {
  session: SessionRow;
  isHost: boolean;
  entries: readonly EntryRow[];
  position: TogetherPosition;
};

const toAnchor = (
  { currentKey, seconds, moment, isPlaying }: SessionRow,
  entries: readonly EntryRow[],
): Together['anchor'] => {
  const anchor = { key: currentKey, seconds, moment: moment.getTime(), isPlaying };
  if (currentKey === null || entries.some(({ key }) => key === currentKey)) return anchor;
  // The catalogue has lost the song: the next one begins in its place.
  const next = entries.find(({ key }) => key > currentKey) ?? entries[0];
  return { ...anchor, key: next?.key ?? null, seconds: 0 };
};

/**
 * Holds the session of a person until the transaction ends.
 *
 * @throws {Problem} `not-found` for a person in none, or in one that has ended.
 */
export async function holdTogether(tx: Db, { viewerId, now }: Asking): Promise<Held> {
  const found = await findSessionOf(tx, viewerId);
  const session = found && (await holdSession(tx, found.id));
  if (!session || session.endsAt <= now) throw over();
  // They may have been removed while this call waited for the lock.
  const state = await findState(tx, { sessionId: session.id, userId: viewerId });
  if (state !== 'in') throw over();
  const entries = await findEntries(tx, session.id);
  const position = getTogetherPosition(entries, toAnchor(session, entries), now.getTime());
  return { session, isHost: session.hostId === viewerId, entries, position };
}

/** @throws {Problem} like `holdTogether`; `forbidden` for guests. */
export async function holdAsHost(tx: Db, asking: Asking): Promise<Held> {
  const held = await holdTogether(tx, asking);
  if (!held.isHost) throw problem('forbidden', { error: words.hostOnly });
  return held;
}

export const isHere = (seenAt: Date, now: Date): boolean =>
  now.getTime() - seenAt.getTime() <= togetherLimits.away * 1000;

/** @throws {Problem} `not-found` for a person in no session, or in one that has ended. */
export async function readTogether(db: Db, { viewerId, now }: Asking): Promise<Together> {
  const session = await findSessionOf(db, viewerId);
  if (session === null || session.endsAt <= now) throw over();
  const { id, hostId, token, endsAt, sound, adders } = session;
  const isHost = hostId === viewerId;
  const entries = await findEntries(db, id);
  const people = await findPeopleIn(db, id);
  const shown = people.map(({ seenAt, ...person }) => ({
    ...person,
    isHost: person.id === hostId,
    isHere: person.id === viewerId || isHere(seenAt, now),
  }));
  return {
    id,
    part: isHost ? 'host' : 'guest',
    token: isHost ? token : null,
    endsAt: endsAt.toISOString(),
    sound,
    adders,
    anchor: toAnchor(session, entries),
    entries: entries.map(({ key, track, addedBy, addedById }) => ({
      key,
      track,
      addedBy,
      canRemove: isHost || addedById === viewerId,
    })),
    people: shown.toSorted((one, other) => Number(other.isHost) - Number(one.isHost)),
  };
}
