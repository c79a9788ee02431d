import { describe, expect, it } from 'vitest';
import { credentialLimits } from '../contract/limits.ts';
import { roleSchema } from '../contract/user.ts';
import { catalogue } from './catalogue.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { demoLikes } from './demo-likes.ts';
import { releasedAt } from './playlist-entries.ts';
import { sampleToday } from './sample-today.ts';

describe('the demo accounts', () => {
  it('are one per role, each with a profile', () => {
    expect(demoAccounts.map(({ role }) => role).toSorted()).toEqual(roleSchema.options.toSorted());
    for (const { role, email, listenerId } of demoAccounts) {
      expect(catalogue.listeners).toContainEqual(
        expect.objectContaining({ id: listenerId, email, role }),
      );
    }
  });

  it('open with a password that registration would take', () => {
    expect(demoPassword.length).toBeGreaterThanOrEqual(credentialLimits.passwordMin);
  });

  it('give the artist an artist and the label several artists to look after', () => {
    const artist = demoAccounts.find(({ role }) => role === 'artist');
    expect(catalogue.artists.map(({ id }) => id)).toContain(artist?.artistId);
    const label = demoAccounts.find(({ role }) => role === 'label')?.label;
    const signed = catalogue.albums.filter((album) => album.label === label);
    expect(new Set(signed.map(({ artistId }) => artistId)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the demo listener', () => {
  it('owns five playlists, one of them private', () => {
    const own = catalogue.playlists.filter(({ ownerId }) => ownerId === 'usr_demo-oyente');
    expect(own).toHaveLength(5);
    expect(own.filter(({ isPublic }) => !isPublic)).toHaveLength(1);
  });

  it('likes 25 known tracks, newest first, none before it came out or after the sample', () => {
    const moments = demoLikes.map(({ likedAt }) => likedAt);
    expect(new Set(demoLikes.map(({ trackId }) => trackId)).size).toBe(25);
    expect(moments).toEqual(moments.toSorted().toReversed());
    for (const { trackId, likedAt } of demoLikes) {
      expect(Date.parse(likedAt)).toBeGreaterThan(releasedAt(trackId));
      expect(likedAt <= sampleToday).toBe(true);
    }
  });
});
