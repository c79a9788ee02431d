import { describe, expect, it, vi } from 'vitest';
import { genreSchema } from '../contract/artist.ts';
import { daySchema, idSchema } from '../contract/primitives.ts';
import { userSchema } from '../contract/user.ts';
import { catalogue } from './catalogue.ts';
import type { Listener, Playlist } from './catalogue-types.ts';
import { sampleToday } from './sample-today.ts';

const { artists, albums, tracks, playlists, listeners } = catalogue;
const getIds = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));
const known = {
  artists: getIds(artists),
  albums: getIds(albums),
  tracks: getIds(tracks),
  listeners: getIds(listeners),
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
      expect(getIds(rows).size).toBe(rows.length);
      expect(rows.filter(({ id }) => !idSchema.safeParse(id).success)).toEqual([]);
    },
  );
});

describe('an artist', () => {
  it('has a biography of two to four sentences', () => {
    const sentences = (bio: string) => bio.split(/(?<=[.?!»])\s+(?=[\p{Lu}«¿¡])/u).length;
    expect(artists.filter(({ bio }) => sentences(bio) < 2 || sentences(bio) > 4)).toEqual([]);
  });

  it('has at least two related artists, who exist', () => {
    for (const { id, relatedIds } of artists) {
      expect(relatedIds.length).toBeGreaterThanOrEqual(2);
      expect(relatedIds).not.toContain(id);
      expect(relatedIds.filter((related) => !known.artists.has(related))).toEqual([]);
    }
  });

  it('has a name of their own and at least one record', () => {
    expect(new Set(artists.map(({ name }) => name)).size).toBe(artists.length);
    const recorded = new Set(albums.map(({ artistId }) => artistId));
    expect(artists.filter(({ id }) => !recorded.has(id))).toEqual([]);
  });
});

describe('a record', () => {
  it('came out between 2009 and the last day of the sample', () => {
    const isCredible = (day: string) =>
      daySchema.safeParse(day).success && day >= '2009-01-01' && day <= sampleToday;
    expect(albums.filter(({ releaseDate }) => !isCredible(releaseDate))).toEqual([]);
  });

  it('belongs to a known artist and numbers its tracks from one', () => {
    expect(albums.filter(({ artistId }) => !known.artists.has(artistId))).toEqual([]);
    for (const album of albums) {
      const ofAlbum = tracks.filter((track) => track.albumId === album.id);
      expect(ofAlbum.length).toBeGreaterThan(0);
      expect(ofAlbum.map(({ position }) => position)).toEqual(ofAlbum.map((_, index) => index + 1));
    }
  });
});

describe('a track', () => {
  it('has a title that its artist used once', () => {
    const titles = tracks.map(({ artistId, title }) => `${artistId} ${title.toLowerCase()}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('lasts 2:10 to 5:40 in whole seconds', () => {
    const isCredible = (seconds: number) =>
      Number.isInteger(seconds) && seconds >= 130 && seconds <= 340;
    expect(tracks.filter(({ duration }) => !isCredible(duration))).toEqual([]);
  });

  it('is heard 25,000 to 150,000,000 times', () => {
    const isCredible = (plays: number) =>
      Number.isInteger(plays) && plays >= 25_000 && plays <= 150_000_000;
    expect(tracks.filter(({ plays }) => !isCredible(plays))).toEqual([]);
  });

  it('is seldom a hit: the best tenth is heard more than all the others', () => {
    const plays = tracks.map((track) => track.plays).toSorted((one, other) => other - one);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const tenth = Math.ceil(plays.length / 10);
    expect(sum(plays.slice(0, tenth))).toBeGreaterThan(sum(plays.slice(tenth)));
  });
});

describe('a playlist', () => {
  it('has a name, and an owner who had already joined', () => {
    const joined = new Map(listeners.map(({ id, joinDate }) => [id, joinDate]));
    const isEarly = ({ ownerId, createdOn }: Playlist) => createdOn < (joined.get(ownerId) ?? '9');
    expect(playlists.filter((playlist) => playlist.name === '' || isEarly(playlist))).toEqual([]);
  });

  it('holds known tracks without repeats', () => {
    for (const { trackIds } of playlists) {
      expect(new Set(trackIds).size).toBe(trackIds.length);
      expect(trackIds.filter((trackId) => !known.tracks.has(trackId))).toEqual([]);
    }
  });

  it('that is featured is public, described, of the editorial account and 18 to 40 tracks long', () => {
    for (const { description, ownerId, isPublic, trackIds } of featured) {
      expect(isPublic).toBe(true);
      expect(description.length).toBeGreaterThan(20);
      expect(ownerId).toBe('usr_demo-editorial');
      expect(trackIds.length).toBeGreaterThanOrEqual(18);
      expect(trackIds.length).toBeLessThanOrEqual(40);
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
  it('fits the contract and joined before the last day of the sample', () => {
    const answer = (listener: Listener) =>
      userSchema.safeParse({ ...listener, profileImage: null, followers: 0, following: 0 });
    expect(listeners.filter((listener) => !answer(listener).success)).toEqual([]);
    expect(listeners.filter(({ joinDate }) => joinDate > sampleToday)).toEqual([]);
  });

  it('follows others who exist, never themselves', () => {
    for (const { id, followingIds } of listeners) {
      expect(followingIds).not.toContain(id);
      expect(followingIds.filter((other) => !known.listeners.has(other))).toEqual([]);
    }
  });

  it('has a username and an address of their own', () => {
    expect(new Set(listeners.map(({ username }) => username)).size).toBe(listeners.length);
    expect(new Set(listeners.map(({ email }) => email.toLowerCase())).size).toBe(listeners.length);
    expect(listeners.filter(({ username }) => !/^[a-z0-9_]{3,30}$/.test(username))).toEqual([]);
  });
});
