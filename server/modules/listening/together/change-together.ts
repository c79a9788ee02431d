import { togetherLimits } from '#contract/limits.ts';
import type {
  TogetherChangesBody,
  TogetherCommandBody,
  TogetherQueueBody,
} from '#contract/together.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { type Asking, holdAsHost, holdTogether } from './read-together.ts';
import {
  changeSession,
  deleteEntries,
  findListed,
  insertEntries,
  placeEntries,
} from './together.repository.ts';

const words = sentences.together;

/** Seconds of a song after which `previous` begins it again. */
const restarts = 3;

type Held = Awaited<ReturnType<typeof holdTogether>>;

/** What is heard now, so that a change of the queue moves nobody. */
function here({ session, entries, position }: Held, now: Date) {
  const current = entries[position.index];
  return {
    currentKey: current?.key ?? null,
    seconds: position.seconds,
    moment: now,
    isPlaying: session.isPlaying && !position.isOver,
  };
}

const at = (key: number, now: Date, isPlaying = true) => ({
  currentKey: key,
  seconds: 0,
  moment: now,
  isPlaying,
});

/** @throws {Problem} like `holdAsHost`. */
export async function changeSettings(
  tx: Db,
  asking: Asking,
  changes: TogetherChangesBody,
): Promise<void> {
  const { session } = await holdAsHost(tx, asking);
  const { sound = session.sound, adders = session.adders } = changes;
  await changeSession(tx, session.id, { sound, adders });
}

/** @throws {Problem} like `holdAsHost`; `not-found` for an entry that is gone. */
export async function steerTogether(
  tx: Db,
  asking: Asking,
  command: TogetherCommandBody,
): Promise<void> {
  const held = await holdAsHost(tx, asking);
  const { entries, position, session } = held;
  const { now } = asking;
  const { index, seconds, isOver } = position;
  const current = entries[index];
  if (!current) return;
  const change = (changes: Parameters<typeof changeSession>[2]) =>
    changeSession(tx, session.id, changes);
  const known = here(held, now);
  if (command.kind === 'pause') return change({ ...known, isPlaying: false });
  if (command.kind === 'play') {
    const first = entries[0];
    return change(isOver && first ? at(first.key, now) : { ...known, isPlaying: true });
  }
  if (command.kind === 'seek') {
    // Another song plays by now.
    if (command.key !== current.key) return undefined;
    const target = Math.min(command.seconds, current.track.duration);
    return change({ ...known, seconds: target, isPlaying: session.isPlaying });
  }
  if (command.kind === 'goTo') {
    if (!entries.some(({ key }) => key === command.key)) throw problem('not-found');
    return change(at(command.key, now));
  }
  if (command.key !== current.key) return undefined;
  const next = entries[command.kind === 'next' ? index + 1 : index - 1];
  if (command.kind === 'next') return next && change(at(next.key, now));
  return change(at(seconds > restarts || !next ? current.key : next.key, now));
}

/**
 * Guests add where the host lets them, and remove what they added; the host changes everything.
 * An entry that is gone is no failure.
 *
 * @throws {Problem} `not-found` like `holdTogether`, and where the catalogue has none of the songs;
 * `forbidden` for what a guest may not do; `invalid` where the queue would be too long.
 */
export async function changeTogetherQueue(
  tx: Db,
  asking: Asking,
  body: TogetherQueueBody,
): Promise<void> {
  const held = await holdTogether(tx, asking);
  if (body.kind === 'add') return addEntries(tx, asking, held, body.trackIds);
  const keys = new Set(body.kind === 'remove' ? body.keys : [body.key]);
  const found = held.entries.filter(({ key }) => keys.has(key));
  const areOwn = found.every(({ addedById }) => addedById === asking.viewerId);
  if (!held.isHost && (body.kind === 'move' || !areOwn))
    throw problem('forbidden', { error: words.hostOnly });
  if (found.length === 0) return undefined;
  if (body.kind === 'remove') return removeEntries(tx, asking, held, keys);
  return moveEntry(tx, asking, held, body);
}

async function addEntries(
  tx: Db,
  { viewerId, now }: Asking,
  held: Held,
  trackIds: readonly string[],
): Promise<void> {
  const { session, entries, isHost, position } = held;
  if (!isHost && session.adders === 'host') throw problem('forbidden', { error: words.hostAdds });
  const listed = await findListed(tx, trackIds);
  const known = trackIds.filter((id) => listed.has(id));
  if (known.length === 0) throw problem('not-found');
  if (entries.length + known.length > togetherLimits.entries) {
    const error = fill(words.long, { count: togetherLimits.entries });
    throw problem('invalid', { error });
  }
  const { id: sessionId, nextKey } = session;
  const place = (entries.at(-1)?.place ?? 0) + 1;
  const rows = known.map((trackId, offset) => ({
    sessionId,
    key: nextKey + offset,
    place: place + offset,
    trackId,
    addedBy: viewerId,
  }));
  await insertEntries(tx, rows);
  // After the end the music goes on with what was added.
  const isIdle = position.index < 0 || position.isOver;
  const anchor = isIdle ? at(nextKey, now, session.isPlaying) : here(held, now);
  await changeSession(tx, sessionId, { ...anchor, nextKey: nextKey + known.length });
}

async function removeEntries(
  tx: Db,
  { now }: Asking,
  held: Held,
  keys: ReadonlySet<number>,
): Promise<void> {
  const { session, entries, position } = held;
  await deleteEntries(tx, session.id, [...keys]);
  const known = here(held, now);
  if (known.currentKey === null || !keys.has(known.currentKey))
    return changeSession(tx, session.id, known);
  const isLeft = ({ key }: { key: number }) => !keys.has(key);
  const next = entries.slice(position.index).find(isLeft);
  const last = entries.slice(0, position.index).findLast(isLeft);
  if (next) return changeSession(tx, session.id, at(next.key, now, known.isPlaying));
  const end = { currentKey: last?.key ?? null, seconds: last?.track.duration ?? 0 };
  return changeSession(tx, session.id, { ...known, ...end, isPlaying: false });
}

async function moveEntry(
  tx: Db,
  { now }: Asking,
  held: Held,
  { key, beforeKey }: { key: number; beforeKey: number | null },
): Promise<void> {
  const { session, entries } = held;
  const others = entries.map((entry) => entry.key).filter((other) => other !== key);
  const found = beforeKey === null ? others.length : others.indexOf(beforeKey);
  // What it was to stand before is gone.
  if (found < 0) return;
  await placeEntries(tx, session.id, others.toSpliced(found, 0, key));
  await changeSession(tx, session.id, here(held, now));
}
