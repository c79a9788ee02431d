import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { playlistEntries, releasedAt } from './playlist-entries.ts';
import { sampleToday } from './sample-today.ts';

describe('playlistEntries', () => {
  it('keeps the order of the playlist', () => {
    for (const playlist of catalogue.playlists) {
      expect(playlistEntries(playlist).map(({ trackId }) => trackId)).toEqual(playlist.trackIds);
    }
  });

  it('adds no track before the playlist or the track existed, nor after the last day', () => {
    for (const playlist of catalogue.playlists) {
      for (const { trackId, addedAt } of playlistEntries(playlist)) {
        expect(addedAt >= playlist.createdOn && addedAt <= sampleToday).toBe(true);
        expect(Date.parse(addedAt)).toBeGreaterThan(releasedAt(trackId));
      }
    }
  });
});
