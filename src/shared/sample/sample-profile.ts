import type { UserProfile } from '../contract/profile.ts';
import { catalogue } from './catalogue.ts';
import { findListener } from './catalogue-lookup.ts';
import { image, playlistHitAnswer, trackAnswer } from './contract-shapes.ts';
import { pickTracks } from './lists/pick-tracks.ts';
import { sampleColour } from './sample-colours.ts';
import { seeded } from './seeded.ts';

const topTracksMax = 10;
const artistKeys = catalogue.artists.map(({ id }) => id.slice('art_'.length));

/** As a visitor sees it. Throws for an unknown id. */
export function sampleUserProfile(id: string): UserProfile {
  const { displayName, username, bio, country, subscriptionType, joinDate, ...listener } =
    findListener(id);
  const { privacy, followingIds } = listener;
  return {
    id,
    displayName,
    username,
    bio,
    profileImage: image('user', id),
    country,
    subscriptionType,
    followers: catalogue.listeners.filter((other) => other.followingIds.includes(id)).length,
    following: privacy.showFollowing ? followingIds.length : null,
    joinDate,
    isFollowing: false,
    publicPlaylists: privacy.showPlaylists ? getPublicPlaylists(id) : [],
    topTracks: privacy.showActivity ? getTopTracks(id) : [],
    privacy,
    colour: sampleColour('user', id),
  };
}

function getPublicPlaylists(id: string): UserProfile['publicPlaylists'] {
  return catalogue.playlists
    .filter(({ ownerId, isPublic }) => ownerId === id && isPublic)
    .map((playlist) => {
      const { trackCount, ...hit } = playlistHitAnswer(playlist);
      return { ...hit, tracks: trackCount, followers: playlist.followerCount };
    });
}

/** Invented plays, most first. */
function getTopTracks(id: string): UserProfile['topTracks'] {
  return pickTracks(catalogue, { key: `${id} top`, artists: artistKeys, length: topTracksMax })
    .map((track) => ({
      ...trackAnswer(track.id),
      playCount: 12 + Math.floor(seeded(`${id} played ${track.id}`) * 60),
    }))
    .toSorted((one, other) => other.playCount - one.playCount);
}
