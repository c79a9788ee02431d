import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { behindArtist, type Decision, notifyDecision } from '../decision-notification/index.ts';
import { type Acting, recordStaffAction } from '../staff-action/index.ts';
import { findEditorialPlaylists } from './editorial-playlists.repository.ts';
import { insertPlacements, type PitchRow, updatePitch } from './pitch.repository.ts';
import { placeAccepted } from './place-accepted.ts';

const words = sentences.pitches;

type Known = { version: number };

/** @throws {Problem} `duplicate` if another editor was faster. */
export async function takeUpPitch(
  tx: Db,
  pitch: PitchRow,
  { version }: Known,
  on: Acting,
): Promise<null> {
  refuseDecided(pitch, version);
  await note(tx, pitch, 'pitch.take', null, on);
  await updatePitch(tx, pitch, {
    status: 'under_review',
    reviewedBy: on.actor.name,
    reviewedById: on.actor.id,
    reviewedAt: on.now,
  });
  // Sends no notification, because the sender sees this in the list.
  return null;
}

/**
 * The song enters the playlists on its release.
 *
 * @throws {Problem} `duplicate` if another editor was faster; `invalid` for a playlist that takes
 * no more songs.
 */
export async function acceptPitch(
  tx: Db,
  pitch: PitchRow,
  { version, playlistIds, feedback }: Known & { playlistIds: readonly string[]; feedback: string },
  on: Acting,
): Promise<Decision> {
  refuseDecided(pitch, version);
  const wanted = new Set(playlistIds);
  const chosen = (await findEditorialPlaylists(tx)).filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) {
    throw problem('invalid', { error: words.playlistGone, status: 422 });
  }
  const names = chosen.map(({ name }) => name);
  await note(tx, pitch, 'pitch.accept', { playlists: names.join(', '), note: feedback }, on);
  const decision = await decide(tx, pitch, { status: 'accepted', feedback }, on);
  await insertPlacements(tx, pitch.id, [...wanted]);
  const placed = await placeAccepted(tx, pitch.artistId, on.now);
  const isIn = placed.some(({ itemId }) => itemId === pitch.id);
  for (const other of placed.filter(({ itemId }) => itemId !== pitch.id)) {
    await notifyDecision(tx, other, { actorId: null, now: on.now });
  }
  return { ...decision, playlists: names, ...(isIn && { outcome: 'placed' }) };
}

/** @throws {Problem} `duplicate` if another editor was faster. */
export async function rejectPitch(
  tx: Db,
  pitch: PitchRow,
  { version, feedback }: Known & { feedback: string },
  on: Acting,
): Promise<Decision> {
  refuseDecided(pitch, version);
  await note(tx, pitch, 'pitch.reject', { note: feedback }, on);
  return decide(tx, pitch, { status: 'rejected', feedback }, on);
}

async function decide(
  tx: Db,
  pitch: PitchRow,
  decision: { status: 'accepted' | 'rejected'; feedback: string },
  { actor, now }: Acting,
): Promise<Decision> {
  const { id: itemId, artistId, trackTitle: title, sentBy } = pitch;
  const { status: outcome, feedback: word } = decision;
  await updatePitch(tx, pitch, {
    ...decision,
    isOpen: false,
    reviewedBy: actor.name,
    reviewedById: actor.id,
    reviewedAt: now,
  });
  const people = behindArtist(artistId, sentBy);
  return { subject: 'pitch', outcome, itemId, artistId, title, word, people };
}

function refuseDecided({ status, version, reviewedBy }: PitchRow, known: number) {
  const name = reviewedBy ?? '';
  if (status === 'accepted') {
    throw problem('duplicate', { error: fill(words.wasAccepted, { name }) });
  }
  if (status === 'rejected') {
    throw problem('duplicate', { error: fill(words.wasRejected, { name }) });
  }
  if (version !== known) throw problem('duplicate', { error: fill(words.wasTaken, { name }) });
}

function note(
  tx: Db,
  { id, trackTitle }: PitchRow,
  action: string,
  after: Record<string, string> | null,
  { actor, now }: Acting,
) {
  const target = { kind: 'pitch', id, name: trackTitle };
  return recordStaffAction(tx, { actor, now, action, target, before: null, after });
}
