import type { Draft } from '#contract/release.ts';
import { releaseLimits } from '#contract/release-limits.ts';
import { pictureUse } from '../../../media/media-uses.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';
import { isArtistOf } from '../../catalogue/label/index.ts';
import {
  countUnpublished,
  deleteRelease,
  insertRelease,
  type ReleaseRow,
  updateRelease,
} from './release.repository.ts';
import { freeCodes, holdCodes, toUpc } from './hold-codes.repository.ts';
import { saveLyrics } from './save-lyrics.repository.ts';
import { releaseSounds, saveTracks } from './save-tracks.repository.ts';
import { coverPurpose } from '../../../media/stage-cover.ts';

const words = sentences.releases;

/** `faults` do not keep it from being saved. */
export type SavedDraft = { id: string; version: number; faults: Record<string, Sentence> };

export type Preparing = {
  labelId: string;
  /** The account whose uploads may be claimed. */
  userId: string;
  now: Date;
  assets: Assets;
};

/**
 * @throws {Problem} `invalid` if the label has too many unpublished releases, or with the field
 * of a missing file, bad lyrics or an artist not of the label.
 */
export async function createDraft(tx: Db, draft: Draft, on: Preparing): Promise<SavedDraft> {
  if ((await countUnpublished(tx, on.labelId)) >= releaseLimits.unpublished) {
    const error = fill(words.tooMany, { count: releaseLimits.unpublished });
    throw problem('invalid', { error, status: 422 });
  }
  await refuseArtist(tx, draft, on);
  const id = newId();
  const { title, artistId, type, releaseDate, upc } = draft;
  await insertRelease(tx, {
    id,
    labelId: on.labelId,
    title,
    artistId,
    type,
    releaseDate,
    upc: toUpc(upc),
    changedAt: on.now,
  });
  const cover = await saveCover(tx, { id, cover: null }, draft, on);
  await saveTracks(tx, id, draft.tracks, on);
  await saveLyrics(tx, id, draft);
  const faults = await holdCodes(tx, { id, labelId: on.labelId, ...draft }, { isSent: false });
  return { id, version: await updateRelease(tx, { id, version: 0 }, { cover }), faults };
}

/**
 * A rejected release becomes a draft again.
 *
 * @throws {Problem} like `createDraft`; `duplicate` if it was changed or sent meanwhile.
 */
export async function changeDraft(
  tx: Db,
  release: ReleaseRow,
  { version, draft }: { version: number; draft: Draft },
  on: Preparing,
): Promise<SavedDraft> {
  refuseState(release, version);
  if (draft.artistId !== release.artistId) await refuseArtist(tx, draft, on);
  const { title, artistId, type, releaseDate, upc } = draft;
  const cover = await saveCover(tx, release, draft, on);
  await saveTracks(tx, release.id, draft.tracks, on);
  await saveLyrics(tx, release.id, draft);
  const next = await updateRelease(tx, release, {
    title,
    artistId,
    type,
    releaseDate,
    upc: toUpc(upc),
    cover,
    state: 'draft',
    changedAt: on.now,
  });
  const faults = await holdCodes(
    tx,
    { id: release.id, labelId: release.labelId, ...draft },
    { isSent: false },
  );
  return { id: release.id, version: next, faults };
}

/** @throws {Problem} `duplicate` if it was sent meanwhile. */
export async function removeDraft(tx: Db, release: ReleaseRow, on: Preparing): Promise<void> {
  refuseState(release, release.version);
  await releaseSounds(tx, release.id, on);
  await freeCodes(tx, release.id);
  await on.assets.release(tx, pictureUse('album', release.id));
  await deleteRelease(tx, release.id);
}

/** @throws {Problem} `duplicate` if it is no draft or the version differs. */
export function refuseState({ state, version }: ReleaseRow, known: number): void {
  if (state !== 'draft' && state !== 'rejected') {
    throw problem('duplicate', { error: words.isSent });
  }
  if (version !== known) throw problem('duplicate', { error: words.changedElsewhere });
}

async function refuseArtist(tx: Db, { artistId }: Draft, { labelId }: Preparing) {
  if (artistId === null || (await isArtistOf(tx, { labelId, artistId }))) return;
  throw problem('invalid', { fields: { artistId: words.artist } });
}

async function saveCover(
  tx: Db,
  release: Pick<ReleaseRow, 'id' | 'cover'>,
  { cover }: Draft,
  { userId, assets }: Preparing,
) {
  if (cover === release.cover) return cover;
  const by = pictureUse('album', release.id);
  if (cover === null) await assets.release(tx, by);
  else if (!(await assets.claim(tx, cover, { owner: userId, purpose: coverPurpose, by }))) {
    throw problem('invalid', { fields: { cover: words.fileGone } });
  }
  return cover;
}
