import type { PageMetadata } from '../../platform/client/page-head.ts';
import type { Db } from '../../platform/database/db.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { brand } from '../../../src/shared/config/brand.ts';
import {
  findAlbumCard,
  findArtistCard,
  findPlaylistCard,
  findTrackCard,
  findUserCard,
} from './page.repository.ts';

/** All that a card says but where it stands and its picture. */
type Card = Omit<PageMetadata, 'path' | 'image'> & {
  /** Whose picture it shows, where that is not its own. */
  pictured?: { kind: 'album'; id: string };
};

const words = sentences.pages;
const plurals = new Intl.PluralRules('es');
const numbers = new Intl.NumberFormat('es', { notation: 'compact', maximumFractionDigits: 1 });

/** `many` is for millions, where Spanish says 'un millón de'; the compact form needs no such word. */
const counted = (count: number, one: string, other: string) =>
  plurals.select(count) === 'one' ? one : other;

const yearOf = (day: string) => day.slice(0, 4);

/** What a sentence says, and behind it the words of whoever made the thing. */
const withText = (about: string, text: string) =>
  text === '' ? about : fill(words.described, { about, text });

/** The kinds of pages that say something about themselves, by the first part of their address. */
export const pageCards: Record<string, (db: Db, id: string) => Promise<Card | null>> = {
  async track(db, id) {
    const track = await findTrackCard(db, id);
    if (track === null) return null;
    const { title, artist, album, artistId, albumId, duration, releaseDate } = track;
    return {
      title,
      description: fill(words.track, { artist, album, year: yearOf(releaseDate) }),
      type: 'music.song',
      pictured: { kind: 'album', id: albumId },
      properties: [['music:duration', String(duration)]],
      links: [
        ['music:musician', `/artist/${artistId}`],
        ['music:album', `/album/${albumId}`],
      ],
    };
  },

  async album(db, id) {
    const album = await findAlbumCard(db, id);
    if (album === null) return null;
    const { title, artist, artistId, releaseDate, tracks } = album;
    const values = { artist, year: yearOf(releaseDate), count: tracks };
    return {
      title,
      description: fill(counted(tracks, words.album_one, words.album_other), values),
      type: 'music.album',
      properties: [['music:release_date', releaseDate]],
      links: [['music:musician', `/artist/${artistId}`]],
    };
  },

  async artist(db, id) {
    const artist = await findArtistCard(db, id);
    if (artist === null) return null;
    const { name, genre, listeners, bio } = artist;
    const sentence = counted(listeners, words.artist_one, words.artist_other);
    const about = fill(sentence, { genre, count: numbers.format(listeners) });
    return { title: name, description: withText(about, bio), type: 'profile' };
  },

  async playlist(db, id) {
    const playlist = await findPlaylistCard(db, id);
    if (playlist === null) return null;
    const { name, owner, ownerId, tracks, description } = playlist;
    const sentence = counted(tracks, words.playlist_one, words.playlist_other);
    const about = fill(sentence, { owner, count: tracks });
    return {
      title: name,
      description: withText(about, description),
      type: 'music.playlist',
      links: [['music:creator', `/user/${ownerId}`]],
    };
  },

  async user(db, id) {
    const user = await findUserCard(db, id);
    if (user === null) return null;
    const { displayName, username, bio } = user;
    return {
      title: displayName,
      description: withText(fill(words.user, { username, brand }), bio),
      type: 'profile',
      properties: [['profile:username', username]],
    };
  },
};
