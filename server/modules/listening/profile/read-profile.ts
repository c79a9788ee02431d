import { pageLimits } from '#contract/limits.ts';
import type { UserProfile } from '#contract/profile.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { imagePath } from '../../../media/image-path.ts';
import { describeTracks } from '../../catalogue/track/index.ts';
import { findMostPlayed } from '../play/index.ts';
import { findProfile } from '../../people/user/index.ts';
import { findPublicPlaylists } from '../playlist/index.ts';

const topTracksMax = 10;

/**
 * Does not even read what the person hides. See docs/product/people.md.
 *
 * @throws {Problem} `not-found` for an unknown or suspended person.
 */
export async function readProfile(
  id: string,
  viewer: Viewer | null,
  dependencies: Dependencies,
): Promise<UserProfile> {
  const { db } = dependencies;
  const person = await findProfile(db, id, viewer?.id ?? null);
  if (person === null) throw problem('not-found');
  const { preferences, imageHash: hash, imageVersion: version, ...rest } = person;
  const { country, subscriptionType, ...about } = rest;
  const sent = hash !== null && version !== null ? { hash, version } : null;
  const { privacy } = preferences;
  const isOwn = viewer?.id === id;
  const shows = (preference: keyof typeof privacy) => privacy[preference] || isOwn;
  const playlists = shows('showPlaylists')
    ? await findPublicPlaylists(db, id, pageLimits.playlists)
    : [];
  const totals = playlists[0]?.totals;
  const hasMore = totals !== undefined && totals.playlists > playlists.length;
  const topTracks = shows('showActivity') ? await findMostPlayed(db, id, topTracksMax) : [];
  return {
    ...about,
    ...(isOwn && { country, subscriptionType }),
    following: shows('showFollowing') ? about.following : null,
    publicPlaylists: playlists.map(({ totals: _totals, ...playlist }) => ({
      ...playlist,
      coverImage: imagePath('playlist', playlist.id),
    })),
    ...(hasMore && { playlistTotals: totals }),
    topTracks: await describeTracks(topTracks, viewer, dependencies, { kind: 'profile' }),
    privacy,
    colour: await dependencies.media.picture({ kind: 'user', id, sent }).colour(),
  };
}
