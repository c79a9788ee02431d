import { pitchLimits } from '#contract/pitch-choices.ts';
import type { DeliveredPitch } from '#contract/pitch.ts';
import { problem, refused } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { toDay, daysBefore } from '../../../platform/days.ts';
import { normalise } from '../../../platform/search-text/normalise.ts';
import type { Taking } from '../../catalogue/ownership/index.ts';
import { findEditorialPlaylists } from './editorial-playlists.repository.ts';
import { findPrepared } from './prepared-track.repository.ts';
import { findArtistName, pitches } from './pitch.repository.ts';

const words = sentences.pitches;
const hour = 3_600_000;

/** Hours: the extreme offsets from UTC. */
const behind = 12;
const before = 14;

/** Milliseconds offline after which the day of writing no longer counts. */
const waitingMost = 30 * 24 * hour;

/**
 * @throws {Problem} `invalid` with the field for a day too near or an unknown playlist or track;
 * `duplicate` for a pending song.
 */
export async function takePitch({
  tx,
  at,
  now,
  artistId,
  sentBy,
  delivered,
}: Taking<DeliveredPitch>): Promise<void> {
  const { id, at: _, today, trackId, trackTitle, artistName, releaseDate, ...rest } = delivered;
  const { targetPlaylists, genre, mood, description, ...details } = rest;
  const sentAt = new Date(Math.max(at.getTime(), now.getTime() - waitingMost));
  const submissionDate = dayThere(today, sentAt);
  if (releaseDate <= toDay(now)) throw refused('releaseDate', words.isOut);
  if (daysBefore(releaseDate, pitchLimits.leadDays) < submissionDate) {
    throw refused('releaseDate', words.early);
  }
  const known = new Set((await findEditorialPlaylists(tx)).map(({ name }) => name));
  const unknown = targetPlaylists.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw refused('targetPlaylists', fill(words.noPlaylist, { name: unknown }));
  }
  const prepared = trackId === null ? null : await findPrepared(tx, artistId, trackId);
  if (trackId !== null && prepared === null) throw refused('trackId', words.noTrack);
  const title = prepared?.title ?? trackTitle;
  const name = (await findArtistName(tx, artistId)) ?? '';
  const isInserted = await pitches.insert(tx, {
    id,
    artistId,
    sentBy,
    trackId,
    trackTitle: title,
    titleKey: normalise(title),
    artistName,
    releaseDate,
    submissionDate,
    submittedAt: now,
    targetPlaylists: [...new Set(targetPlaylists)],
    genre,
    mood,
    description,
    details,
    searchKey: normalise(`${title} ${artistName} ${name}`),
  });
  if (!isInserted) {
    throw problem('duplicate', { error: fill(words.isWaiting, { title }) });
  }
}

/** Limits the device's day to those of some time zone at that moment. */
function dayThere(named: string, at: Date): string {
  const first = toDay(new Date(at.getTime() - behind * hour));
  const last = toDay(new Date(at.getTime() + before * hour));
  if (named < first) return first;
  return named > last ? last : named;
}
