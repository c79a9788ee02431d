import { describe, expect, it } from 'vitest';
import { fullAlbumSchema } from '../contract/album.ts';
import { fullArtistSchema } from '../contract/artist.ts';
import { fullPlaylistSchema } from '../contract/playlist.ts';
import { userProfileSchema } from '../contract/profile.ts';
import { fullTrackSchema } from '../contract/track.ts';
import { sampleFullAlbum, sampleFullArtist } from './sample-music-pages.ts';
import { sampleFullPlaylist } from './sample-playlists.ts';
import { sampleFullTrack } from './sample-tracks.ts';
import { sampleUserProfile } from './sample-profile.ts';
import { catalogue } from './catalogue.ts';

const { albums, artists, listeners, playlists, tracks } = catalogue;

describe('the fallback pages', () => {
  // Proves music-pages: Sample data
  it.each([
    ['playlist', playlists, sampleFullPlaylist, fullPlaylistSchema],
    ['artist', artists, sampleFullArtist, fullArtistSchema],
    ['album', albums, sampleFullAlbum, fullAlbumSchema],
    ['track', tracks, sampleFullTrack, fullTrackSchema],
    ['listener', listeners, sampleUserProfile, userProfileSchema],
  ])('give every %s in the shape of the contract', (_name, rows, page, schema) => {
    for (const { id } of rows) expect(schema.parse(page(id))).toEqual(page(id));
  });

  it.each([
    sampleFullPlaylist,
    sampleFullArtist,
    sampleFullAlbum,
    sampleFullTrack,
    sampleUserProfile,
  ])('refuse an id that is not in the sample: %o', (page) => {
    expect(() => page('unknown')).toThrow('unknown');
  });
});

describe('a playlist page', () => {
  it('holds the whole list, each place with its own id', () => {
    for (const { id, trackIds } of playlists) {
      const page = sampleFullPlaylist(id);
      expect(page.tracks.map((track) => track.id)).toEqual(trackIds);
      expect(new Set(page.tracks.map(({ entryId }) => entryId)).size).toBe(page.trackCount);
      expect(page.tracks.every(({ addedAt }) => addedAt !== undefined)).toBe(true);
    }
  });
});

describe('an artist page', () => {
  it('has at most ten top tracks, the most played first, and albums newest first', () => {
    for (const { id } of artists) {
      const page = sampleFullArtist(id);
      const plays = page.topTracks.map(({ playCount = -1 }) => playCount);
      expect(plays.length).toBeLessThanOrEqual(10);
      expect(plays).toEqual(plays.toSorted((one, other) => other - one));
      const days = page.albums.map(({ releaseDate }) => releaseDate);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(page.relatedArtists.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a profile', () => {
  it('hides what its listener does not share', () => {
    for (const { id } of listeners) {
      const { privacy, publicPlaylists, topTracks, following } = sampleUserProfile(id);
      expect(topTracks.length).toBe(privacy.showActivity ? 10 : 0);
      expect(following === null).toBe(!privacy.showFollowing);
      expect(privacy.showPlaylists || publicPlaylists.length === 0).toBe(true);
    }
  });

  it('lists public playlists alone', () => {
    const open = new Set(playlists.filter(({ isPublic }) => isPublic).map(({ id }) => id));
    const listed = listeners.flatMap(({ id }) => sampleUserProfile(id).publicPlaylists);
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter(({ id }) => !open.has(id))).toEqual([]);
  });

  it('counts followers as the others follow', () => {
    const total = listeners.reduce((sum, { id }) => sum + sampleUserProfile(id).followers, 0);
    expect(total).toBe(listeners.reduce((sum, { followingIds }) => sum + followingIds.length, 0));
  });
});
