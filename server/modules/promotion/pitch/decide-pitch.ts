import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import {
  behindArtist,
  type Decision,
  notifyDecision,
} from '../../accounts/decision-notification/index.ts';
import {
  type Acting,
  reversibleDecisions,
  findActor,
  recordStaffAction,
} from '../../accounts/staff-action/index.ts';
import { findEditorialPlaylists } from './editorial-playlists.repository.ts';
import {
  deletePlacements,
  findPlacements,
  hasOpenPitch,
  insertPlacements,
  pitches,
  type PitchRow,
} from './pitch.repository.ts';
import { placeAccepted, tellPitchJob } from './place-accepted.ts';

const words = sentences.pitches;

type Known = { version: number };

/** The editor who was reviewing it. */
type Former = { reviewedById: string | null; reviewedAt: string | null };

export const pitchDecisions = reversibleDecisions<PitchRow, Former>({
  job: tellPitchJob,
  hold: pitches.hold,
  getDecider: ({ isOpen, reviewedById, reviewedBy }) =>
    isOpen ? null : { id: reviewedById, name: reviewedBy },
  settle: settlePitch,
  takeBack: takeBackPitch,
});

/** @throws {Problem} `duplicate` if another editor was faster. */
export async function takeUpPitch(
  tx: Db,
  pitch: PitchRow,
  { version }: Known,
  on: Acting,
): Promise<null> {
  refuseDecided(pitch, version);
  await note(tx, pitch, 'pitch.take', null, on);
  await pitches.update(tx, pitch.id, {
    status: 'under_review',
    reviewedBy: on.actor.name,
    reviewedById: on.actor.id,
    reviewedAt: on.now,
  });
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
): Promise<Former> {
  refuseDecided(pitch, version);
  const wanted = new Set(playlistIds);
  const chosen = (await findEditorialPlaylists(tx)).filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) {
    throw problem('invalid', { error: words.playlistGone, status: 422 });
  }
  const names = chosen.map(({ name }) => name);
  await note(tx, pitch, 'pitch.accept', { playlists: names.join(', '), note: feedback }, on);
  await insertPlacements(tx, pitch.id, [...wanted]);
  return decide(tx, pitch, { status: 'accepted', feedback }, on);
}

/** @throws {Problem} `duplicate` if another editor was faster. */
export async function rejectPitch(
  tx: Db,
  pitch: PitchRow,
  { version, feedback }: Known & { feedback: string },
  on: Acting,
): Promise<Former> {
  refuseDecided(pitch, version);
  await note(tx, pitch, 'pitch.reject', { note: feedback }, on);
  return decide(tx, pitch, { status: 'rejected', feedback }, on);
}

/** As the sender sees it until the decision is sent. */
export const asUntold = (pitch: PitchRow): PitchRow => ({
  ...pitch,
  status: 'under_review',
  isOpen: true,
  feedback: '',
});

async function decide(
  tx: Db,
  pitch: PitchRow,
  decision: { status: 'accepted' | 'rejected'; feedback: string },
  { actor, now }: Acting,
): Promise<Former> {
  await pitches.update(tx, pitch.id, {
    ...decision,
    isOpen: false,
    reviewedBy: actor.name,
    reviewedById: actor.id,
    reviewedAt: now,
  });
  const { reviewedById, reviewedAt } = pitch;
  return { reviewedById, reviewedAt: reviewedAt?.toISOString() ?? null };
}

async function settlePitch(tx: Db, pitch: PitchRow, now: Date): Promise<Decision> {
  const { id: itemId, artistId, trackTitle: title, sentBy, feedback: word } = pitch;
  const people = behindArtist(artistId, sentBy);
  const about = { subject: 'pitch', itemId, artistId, title, word, people } as const;
  if (pitch.status === 'rejected') return { ...about, outcome: 'rejected' };
  const placed = await placeAccepted(tx, artistId, now);
  for (const other of placed.filter((each) => each.itemId !== itemId)) {
    await notifyDecision(tx, other, { actorId: null, now });
  }
  const playlists = (await findPlacements(tx, [itemId])).map(({ name }) => name);
  const isIn = placed.some((each) => each.itemId === itemId);
  return { ...about, playlists, outcome: isIn ? 'placed' : 'accepted' };
}

async function takeBackPitch(tx: Db, pitch: PitchRow, former: Former, on: Acting): Promise<void> {
  if (await hasOpenPitch(tx, pitch)) {
    throw problem('duplicate', { error: sentences.staffUndo.pitchAgain });
  }
  const { reviewedById, reviewedAt } = former;
  const reviewer =
    reviewedById === null ? null : await findActor(tx, { id: reviewedById, address: '' });
  await note(tx, pitch, 'pitch.reopen', null, on);
  await deletePlacements(tx, pitch.id);
  await pitches.update(tx, pitch.id, {
    status: reviewer ? 'under_review' : 'pending',
    isOpen: true,
    feedback: '',
    reviewedBy: reviewer?.name ?? null,
    reviewedById,
    reviewedAt: reviewedAt === null ? null : new Date(reviewedAt),
  });
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
