import type { PathSigning } from '../../../platform/signed-path.ts';
import type { Preparation, PreparedTrack } from '#contract/release.ts';
import type { Db } from '../../../platform/database/db.ts';
import { signMediaAddress } from '../../catalogue/track/index.ts';
import { findReleaseLyrics } from './save-lyrics.repository.ts';
import { findTracks, type NamedRelease, type ReleaseTrack } from './release.repository.ts';

export async function describeReleases(
  db: Db,
  rows: readonly NamedRelease[],
  signing: PathSigning,
): Promise<Preparation[]> {
  if (rows.length === 0) return [];
  const tracks = Map.groupBy(
    await findTracks(
      db,
      rows.map(({ id }) => id),
    ),
    ({ track }) => track.releaseId,
  );
  return rows.map((row) => describe(row, tracks.get(row.id) ?? [], signing));
}

/** With its lyrics, which lists leave out. */
export async function describeOne(
  db: Db,
  row: NamedRelease,
  signing: PathSigning,
): Promise<Preparation | null> {
  const [release] = await describeReleases(db, [row], signing);
  return release ? { ...release, lyrics: await findReleaseLyrics(db, row.id) } : null;
}

function describe(
  row: NamedRelease,
  tracks: readonly ReleaseTrack[],
  signing: PathSigning,
): Preparation {
  const { id, version, state, title, type, releaseDate, cover, artistId, artistName } = row;
  return {
    id,
    version,
    status: state === 'live' ? 'approved' : state,
    title,
    artist: artistId === null || artistName === null ? null : { id: artistId, name: artistName },
    label: { id: row.labelId, name: row.labelName },
    type,
    releaseDate,
    upc: row.upc,
    cover,
    coverImage: cover && signMediaAddress({ releaseId: id, cover }, signing),
    tracks: tracks.map((track) => describeTrack(track, signing)),
    changedAt: row.changedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    decision: row.decidedAt && {
      at: row.decidedAt.toISOString(),
      by: row.decidedBy,
      reason: row.reason,
      note: row.note,
    },
  };
}

function describeTrack({ track, sound }: ReleaseTrack, signing: PathSigning): PreparedTrack {
  const { id, releaseId, title, credits, isInterlude, isrc, state } = track;
  const { hash, ...details } = sound;
  const address = state === 'ready' ? signMediaAddress({ releaseId, trackId: id }, signing) : null;
  const about = { id, title, ...credits, isInterlude, isrc };
  return { ...details, sound: hash, ...about, state, audioUrl: address };
}
