import { releaseLimits } from '#contract/release-limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { contractHolds } from '../../catalogue/label/index.ts';
import { deleteLinks } from './press-link.repository.ts';
import { holdCodes } from './hold-codes.repository.ts';
import {
  findTracks,
  type ReleaseRow,
  type ReleaseTrack,
  updateRelease,
} from './release.repository.ts';
import { refuseState } from './save-draft.ts';

const words = sentences.releases;
const tooShort = fill(words.tooShort, { seconds: releaseLimits.songSeconds });
const day = 24 * 3_600_000;

type Faults = Record<string, Sentence>;

/**
 * @throws {Problem} `invalid` with each incomplete field; `duplicate` if it was changed or sent
 * meanwhile.
 */
export async function sendRelease(
  tx: Db,
  release: ReleaseRow,
  { version }: { version: number },
  { actor, now }: Acting,
): Promise<number> {
  refuseState(release, version);
  const tracks = await findTracks(tx, [release.id]);
  const fields = {
    ...getFaults(release, now),
    ...(await contractFault(tx, release, now)),
    ...trackFaults(release, tracks),
    ...(await holdCodes(
      tx,
      { ...release, tracks: tracks.map(({ track }) => track) },
      { isSent: true },
    )),
  };
  if (Object.keys(fields).length > 0) throw problem('invalid', { error: words.incomplete, fields });
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'release.send',
    target: { kind: 'release', id: release.id, name: release.title },
    before: null,
    after: { releaseDate: release.releaseDate },
  });
  // Links of a former sending, which was withdrawn or rejected, stay ended.
  await deleteLinks(tx, release.id);
  const fresh = { decidedAt: null, decidedBy: null, decidedById: null, reason: null, note: '' };
  const sent = { state: 'pending', sentAt: now, sentBy: actor.id, changedAt: now } as const;
  return updateRelease(tx, release, { ...sent, ...fresh });
}

/**
 * Makes it a draft again.
 *
 * @throws {Problem} `duplicate` if it was published or rejected meanwhile.
 */
export async function withdrawRelease(
  tx: Db,
  release: ReleaseRow,
  { actor, now }: Acting,
): Promise<number> {
  if (release.state !== 'pending' && release.state !== 'approved') {
    throw problem('duplicate', { error: words.notWaiting });
  }
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'release.withdraw',
    target: { kind: 'release', id: release.id, name: release.title },
    before: null,
    after: null,
  });
  const fresh = { decidedAt: null, decidedBy: null, decidedById: null, sentAt: null };
  return updateRelease(tx, release, { state: 'draft', changedAt: now, ...fresh });
}

function getFaults({ title, releaseDate, cover }: ReleaseRow, now: Date): Faults {
  const last = toDay(new Date(now.getTime() + releaseLimits.daysAhead * day));
  return {
    ...(title === '' && { title: sentences.fields.required }),
    ...(cover === null && { cover: words.noCover }),
    ...(releaseDate === null && { releaseDate: sentences.fields.required }),
    ...(releaseDate !== null && releaseDate < toDay(now) && { releaseDate: words.past }),
    ...(releaseDate !== null && releaseDate > last && { releaseDate: words.tooFar }),
  };
}

async function contractFault(tx: Db, release: ReleaseRow, now: Date): Promise<Faults> {
  const { labelId, artistId, releaseDate } = release;
  if (artistId === null) return { artistId: words.noArtist };
  const days = [toDay(now), releaseDate ?? toDay(now)];
  return (await contractHolds(tx, { labelId, artistId }, days)) ? {} : { artistId: words.contract };
}

function trackFaults({ type }: ReleaseRow, tracks: readonly ReleaseTrack[]): Faults {
  const { least, most } = releaseLimits.tracks[type];
  const isCountWrong = tracks.length < least || tracks.length > most;
  const each = tracks.flatMap(({ track, sound }, index) => [
    ...(track.title === '' ? [[`tracks.${index}.title`, sentences.fields.required] as const] : []),
    ...(track.credits.writers.length > 0
      ? []
      : [[`tracks.${index}.writers`, words.noWriters] as const]),
    ...(sound.seconds < releaseLimits.songSeconds && !track.isInterlude
      ? [[`tracks.${index}.isInterlude`, tooShort] as const]
      : []),
    ...(track.state === 'failed' ? [[`tracks.${index}.sound`, words.encodingFailed] as const] : []),
  ]);
  return {
    ...(isCountWrong && { tracks: fill(words.count[type], { least, most }) }),
    ...Object.fromEntries(each),
  };
}
