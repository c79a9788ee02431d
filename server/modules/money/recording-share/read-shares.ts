import { type OwnShares, type SharedTracks, sharedTracksMost } from '#contract/recording-share.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { findArtistName } from '../../catalogue/artist/index.ts';
import { findTitledTracks } from '../../catalogue/track/index.ts';
import { describeOwnShare, describeShare } from './describe-shares.ts';
import { findPayeeOf } from '../../catalogue/payee/index.ts';
import {
  findAccepted,
  findParts,
  findSharesFor,
  findSharesOf,
} from './recording-share.repository.ts';
import { getShareSpans } from './share-spans.ts';

type Reading = { day: string };

async function findInForce(db: Db, artistIds: readonly string[], day: string) {
  const spans = getShareSpans(await findAccepted(db, artistIds));
  return new Set(
    spans.filter(({ from, until }) => from <= day && day <= until).map(({ id }) => id),
  );
}

/** @throws {Problem} `not-found` */
export async function readSharedTracks(
  db: Db,
  artistId: string,
  { day, canPropose }: Reading & { canPropose: boolean },
): Promise<SharedTracks> {
  const artist = await findArtistName(db, artistId);
  if (artist === null) throw problem('not-found');
  const tracks = await findTitledTracks(db, artistId, sharedTracksMost);
  const rows = await findSharesOf(db, { artistId });
  const ids = rows.map(({ share }) => share.id);
  const parts = Map.groupBy(await findParts(db, ids), ({ shareId }) => shareId);
  const inForce = await findInForce(db, [artistId], day);
  const byTrack = Map.groupBy(rows, ({ share }) => share.trackId);
  return {
    artist,
    canPropose,
    tracks: tracks.map((track) => ({
      ...track,
      shares: (byTrack.get(track.id) ?? []).map(({ share, label }) => {
        const its = parts.get(share.id) ?? [];
        const isInForce = inForce.has(share.id);
        return describeShare({ share, label, parts: its, day, isInForce }, artist);
      }),
    })),
  };
}

export async function readOwnShares(db: Db, userId: string, { day }: Reading): Promise<OwnShares> {
  const rows = await findSharesFor(db, userId);
  const ids = rows.map(({ share }) => share.id);
  const parts = Map.groupBy(await findParts(db, ids), ({ shareId }) => shareId);
  const artists = [...new Set(rows.map(({ artist }) => artist.id))];
  const inForce = await findInForce(db, artists, day);
  return {
    isPayee: (await findPayeeOf(db, { kind: 'person', id: userId })) !== null,
    shares: rows.map((row) =>
      describeOwnShare({
        ...row,
        parts: parts.get(row.share.id) ?? [],
        day,
        isInForce: inForce.has(row.share.id),
      }),
    ),
  };
}
