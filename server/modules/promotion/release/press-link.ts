import type {
  HearReleaseBody,
  HeardRelease,
  PressLinkBody,
  PressLinkMade,
  PressLinks,
} from '#contract/press-link.ts';
import { pressLinkLimits } from '#contract/release-limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { type PathSigning, signPath } from '../../../platform/signed-path.ts';
import { newToken, hashToken } from '../../accounts/session/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import {
  countLinks,
  deleteLink,
  findLinks,
  findOpenLink,
  insertLink,
  noteOpening,
} from './press-link.repository.ts';
import { findRelease, findTracks, type ReleaseRow } from './release.repository.ts';

const words = sentences.releases.pressLink;

export type PressMedium = { link: string } & ({ cover: string } | { track: string });

export const pressPath = (medium: PressMedium) =>
  `/api/press/${medium.link}/${
    'cover' in medium ? `cover/${medium.cover}` : `tracks/${medium.track}`
  }`;

/** A release whose day has passed while it was pending comes out later. */
function getLastDay({ releaseDate }: Pick<ReleaseRow, 'releaseDate'>, now: Date): string {
  const today = toDay(now);
  const out = releaseDate !== null && releaseDate > today ? releaseDate : today;
  return daysBefore(out, -pressLinkLimits.daysAfter);
}

export async function readPressLinks(db: Db, release: ReleaseRow, now: Date): Promise<PressLinks> {
  const rows = await findLinks(db, release.id);
  return {
    lastDay: getLastDay(release, now),
    links: rows.map(({ id, note, endsOn, opened, lastOpenedAt }) => ({
      id,
      note,
      endsOn,
      isOver: endsOn < toDay(now),
      opened,
      lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * @throws {Problem} `duplicate` for a release that does not wait for its day; `invalid` for a day
 * that is past or too late, and at the most links of a release.
 */
export async function makePressLink(
  tx: Db,
  release: ReleaseRow,
  { note, endsOn }: PressLinkBody,
  acting: Acting,
): Promise<PressLinkMade> {
  const { id: releaseId, state } = release;
  const { now } = acting;
  if (state !== 'pending' && state !== 'approved') {
    throw problem('duplicate', { error: words.notSent });
  }
  const lastDay = getLastDay(release, now);
  const isPast = endsOn < toDay(now);
  if (isPast || endsOn > lastDay) {
    const fault = isPast
      ? sentences.releases.past
      : fill(words.tooLate, { days: pressLinkLimits.daysAfter });
    throw problem('invalid', { fields: { endsOn: fault } });
  }
  if ((await countLinks(tx, releaseId)) >= pressLinkLimits.most) {
    const error = fill(words.tooMany, { count: pressLinkLimits.most });
    throw problem('invalid', { error, status: 422 });
  }
  await record(tx, release, 'release.link', { endsOn }, acting);
  const id = newId(now.getTime());
  const token = newToken();
  await insertLink(tx, { id, releaseId, tokenHash: hashToken(token), note, endsOn });
  return { id, token };
}

/** @throws {Problem} `not-found` for a link that the release does not have. */
export async function endPressLink(
  tx: Db,
  release: ReleaseRow,
  link: string,
  acting: Acting,
): Promise<void> {
  if (!(await deleteLink(tx, { id: link, releaseId: release.id }))) throw problem('not-found');
  await record(tx, release, 'release.unlink', null, acting);
}

function record(
  tx: Db,
  { id, title }: ReleaseRow,
  action: string,
  after: { endsOn: string } | null,
  { actor, now }: Acting,
) {
  const target = { kind: 'release', id, name: title };
  return recordStaffAction(tx, { actor, now, action, target, before: null, after });
}

/**
 * What the holder of a link hears. An opening is counted; nothing about its reader is stored.
 *
 * @throws {Problem} `not-found`, alike for an unknown, an expired and an ended one.
 */
export async function hearRelease(
  tx: Db,
  { token, isRenewal }: HearReleaseBody,
  signing: PathSigning,
): Promise<HeardRelease> {
  const { now } = signing;
  const link = await findOpenLink(tx, { token }, now);
  const release = link && (await findRelease(tx, { id: link.releaseId }));
  if (link === null || release === null) throw problem('not-found', { error: words.over });
  if (!isRenewal) await noteOpening(tx, link.id, now);
  const { id, title, artistName, labelName: label, releaseDate, cover } = release;
  if (release.state === 'live') return { kind: 'out', title, albumId: id };
  const sign = (medium: { cover: string } | { track: string }) =>
    signPath(pressPath({ link: link.id, ...medium }), { ...signing, isShort: true });
  const tracks = await findTracks(tx, [id]);
  return {
    kind: 'ahead',
    title,
    // Its contract names one.
    artist: artistName ?? '',
    label,
    releaseDate,
    endsOn: link.endsOn,
    coverImage: cover && sign({ cover }),
    tracks: tracks.map(({ track, sound }) => ({
      id: track.id,
      title: track.title,
      seconds: sound.seconds,
      audioUrl: track.state === 'ready' ? sign({ track: track.id }) : null,
    })),
  };
}
