import { describe, expect, it } from 'vitest';
import { playlistListSchema } from '../contract/playlist.ts';
import { trackListSchema } from '../contract/track.ts';
import {
  sampleFeaturedPlaylists,
  sampleFullPlaylist,
  sampleUserPlaylists,
} from './sample-playlists.ts';
import { sampleLikedTracks, sampleRecentTracks } from './sample-tracks.ts';

describe('the fallback answers', () => {
  it.each([
    ['featured playlists', sampleFeaturedPlaylists],
    ["the listener's playlists", sampleUserPlaylists],
  ])('give %s in the shape of the contract', (_name, answer) => {
    expect(playlistListSchema.parse(answer())).toEqual(answer());
  });

  it.each([
    ['liked tracks', sampleLikedTracks],
    ['recent tracks', sampleRecentTracks],
  ])('give %s in the shape of the contract', (_name, answer) => {
    expect(trackListSchema.parse(answer())).toEqual(answer());
  });

  it('count every track of a playlist and add up their time', () => {
    for (const { id, trackCount, totalDuration } of sampleFeaturedPlaylists()) {
      const { tracks } = sampleFullPlaylist(id);
      expect(trackCount).toBe(tracks.length);
      expect(totalDuration).toBe(tracks.reduce((sum, { duration }) => sum + duration, 0));
    }
  });

  it('mark as liked what the listener likes, and nothing else', () => {
    expect(sampleLikedTracks().every(({ liked, likedAt }) => liked && likedAt)).toBe(true);
    expect(sampleRecentTracks().some(({ liked }) => liked)).toBe(false);
  });

  it('hold twenty different recent tracks', () => {
    expect(new Set(sampleRecentTracks().map(({ id }) => id)).size).toBe(20);
  });
});
