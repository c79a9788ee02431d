import { describe, expect, it, vi } from 'vitest';
import { genreSchema } from '../contract/artist.ts';
import { daySchema, idSchema } from '../contract/primitives.ts';
import { userSchema } from '../contract/user.ts';
import { catalogue } from './catalogue.ts';
import { sampleToday } from './sample-today.ts';

const { artists, albums, tracks, playlists, listeners } = catalogue;
const idsOf = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));
const known = {
  artists: idsOf(artists),
  albums: idsOf(albums),
  tracks: idsOf(tracks),
  listeners: idsOf(listeners),
};
const featured = playlists.filter(({ isFeatured }) => isFeatured);

describe('the sample catalogue', () => {
  it.each([
    ['artists', artists, 24],
    ['albums', albums, 48],
    ['tracks', tracks, 400],
    ['featured playlists', featured, 16],
    ['listeners', listeners, 40],
  ])('holds enough %s', (_name, rows, least) => {
    expect(rows.length).toBeGreaterThanOrEqual(least);
  });

  it.each(genreSchema.options)('has at least two artists of %s', (genre) => {
    expect(artists.filter((artist) => artist.genre === genre).length).toBeGreaterThanOrEqual(2);
  });

  it('is the same every time it is made', async () => {
    vi.resetModules();
    const again = await import('./catalogue.ts');
    expect(again.catalogue).not.toBe(catalogue);
    expect(again.catalogue).toEqual(catalogue);
  });

  it.each(Object.entries(catalogue))(
    'gives %s unique ids that the contract takes',
    (_name, rows) => {
      expect(idsOf(rows).size).toBe(rows.length);
      for (const { id } of rows) expect(idSchema.safeParse(id).success, id).toBe(true);
    },
  );
});

describe('an artist', () => {
  it('has a biography of two to four sentences and related artists who exist', () => {
    for (const { name, id, bio, relatedIds } of artists) {
      const sentences = bio.split(/(?<=[.?!»])\s+(?=[\p{Lu}«¿¡])/u).length;
      expect(sentences, name).toBeGreaterThanOrEqual(2);
      expect(sentences, name).toBeLessThanOrEqual(4);
      expect(relatedIds.length, name).toBeGreaterThanOrEqual(2);
      expect(relatedIds, name).not.toContain(id);
      expect(relatedIds.filter((related) => !known.artists.has(related))).toEqual([]);
    }
  });

  it('has one name, and at least one record', () => {
    expect(new Set(artists.map(({ name }) => name)).size).toBe(artists.length);
    const recorded = new Set(albums.map(({ artistId }) => artistId));
    expect(artists.filter(({ id }) => !recorded.has(id))).toEqual([]);
  });
});

describe('a record', () => {
  it('came out between 2009 and the last day of the sample', () => {
    for (const { title, releaseDate } of albums) {
      expect(daySchema.safeParse(releaseDate).success, title).toBe(true);
      expect(releaseDate >= '2009-01-01' && releaseDate <= sampleToday, title).toBe(true);
    }
  });

  it('belongs to a known artist and numbers its tracks from one', () => {
    for (const album of albums) {
      expect(known.artists.has(album.artistId), album.id).toBe(true);
      const places = tracks
        .filter(({ albumId }) => albumId === album.id)
        .map((track) => track.position);
      expect(places.length).toBeGreaterThan(0);
      expect(places).toEqual(places.map((_, index) => index + 1));
    }
  });
});

describe('a track', () => {
  it('has a title that its artist used once', () => {
    const titles = tracks.map(({ artistId, title }) => `${artistId} ${title.toLowerCase()}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('lasts between 2:10 and 5:40 and is heard 500 to 3,000,000 times', () => {
    for (const { id, albumId, duration, plays } of tracks) {
      expect(known.albums.has(albumId), id).toBe(true);
      expect(Number.isInteger(duration) && duration >= 130 && duration <= 340, id).toBe(true);
      expect(Number.isInteger(plays) && plays >= 500 && plays <= 3_000_000, id).toBe(true);
    }
  });

  it('is seldom a hit: the best tenth is heard more than all the others', () => {
    const plays = tracks.map((track) => track.plays).toSorted((one, other) => other - one);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const tenth = Math.ceil(plays.length / 10);
    expect(sum(plays.slice(0, tenth))).toBeGreaterThan(sum(plays.slice(tenth)));
  });
});

describe('a playlist', () => {
  it('has a name, an owner who had already joined, and known tracks without repeats', () => {
    const joined = new Map(listeners.map(({ id, joinDate }) => [id, joinDate]));
    for (const { id, name, ownerId, createdOn, trackIds } of playlists) {
      expect(name.length, id).toBeGreaterThan(0);
      expect(createdOn >= (joined.get(ownerId) ?? '9'), id).toBe(true);
      expect(new Set(trackIds).size, id).toBe(trackIds.length);
      expect(trackIds.filter((trackId) => !known.tracks.has(trackId))).toEqual([]);
    }
  });

  it('that is featured is public, described, of the editorial account and 18 to 40 tracks long', () => {
    for (const { name, description, ownerId, isPublic, trackIds } of featured) {
      expect(isPublic && description.length > 20, name).toBe(true);
      expect(ownerId).toBe('usr_demo-editorial');
      expect(trackIds.length >= 18 && trackIds.length <= 40, name).toBe(true);
    }
  });

  it('reaches every artist among the featured ones', () => {
    const played = new Set(featured.flatMap(({ trackIds }) => trackIds));
    const heard = new Set(
      tracks.filter(({ id }) => played.has(id)).map(({ artistId }) => artistId),
    );
    expect(artists.filter(({ id }) => !heard.has(id))).toEqual([]);
  });
});

describe('a listener', () => {
  it('fits the contract and follows others who exist, never themselves', () => {
    for (const listener of listeners) {
      const counts = { followers: 0, following: listener.followingIds.length, profileImage: null };
      const answer = userSchema.safeParse({ ...listener, ...counts });
      expect(answer.success, listener.username).toBe(true);
      expect(listener.joinDate <= sampleToday, listener.username).toBe(true);
      expect(listener.followingIds).not.toContain(listener.id);
      expect(listener.followingIds.filter((id) => !known.listeners.has(id))).toEqual([]);
    }
  });

  it('has a username and an address of their own', () => {
    expect(new Set(listeners.map(({ username }) => username)).size).toBe(listeners.length);
    expect(new Set(listeners.map(({ email }) => email.toLowerCase())).size).toBe(listeners.length);
    for (const { username } of listeners) expect(username).toMatch(/^[a-z0-9_]{3,30}$/);
  });
});
