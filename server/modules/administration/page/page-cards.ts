import { chartIds } from '#contract/codes.ts';
import type { PageMetadata } from '../../../platform/client/page-head.ts';
import type { Db } from '../../../platform/database/db.ts';
import {
  fill as filled,
  genreName,
  say,
  sentences,
  type Sentence,
} from '../../../platform/sentences.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import { findAlbumCard, findStandingAlbum } from '../../catalogue/album/index.ts';
import { findArtistCard } from '../../catalogue/artist/index.ts';
import { findPlaylistCard } from '../../listening/playlist/index.ts';
import { findTrackCard } from '../../catalogue/track/index.ts';
import { findUserCard } from '../../people/user/index.ts';

type Card = Omit<PageMetadata, 'path' | 'image'> & {
  /** The album whose cover is shown. */
  pictured?: { kind: 'album'; id: string };
};

const words = sentences.pages;
const numbers = new Intl.NumberFormat('es', { notation: 'compact', maximumFractionDigits: 1 });

/** Spanish, because messengers cache the text for readers of any language. */
const fill = (sentence: Sentence, values: Parameters<typeof filled>[1]) =>
  say(filled(sentence, values)).text;

const toYear = (day: string) => day.slice(0, 4);

const withText = (about: string, text: string) =>
  text === '' ? about : fill(words.described, { about, text });

/** By first path segment. */
export const pageCards: Record<string, (db: Db, id: string) => Promise<Card | null>> = {
  async track(db, id) {
    const track = await findTrackCard(db, id);
    if (track === null) return null;
    const { title, artist, album, artistId, albumId, duration, releaseDate } = track;
    return {
      title,
      description: fill(words.track, { artist, album, year: toYear(releaseDate) }),
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
    if (album === null) {
      const standing = await findStandingAlbum(db, id);
      const card = standing && (await pageCards['album']?.(db, standing));
      return card ? { ...card, pictured: { kind: 'album', id: standing } } : null;
    }
    const { title, artist, artistId, releaseDate, tracks } = album;
    const values = { artist, year: toYear(releaseDate), count: tracks };
    return {
      title,
      description: fill(words.album, values),
      type: 'music.album',
      properties: [['music:release_date', releaseDate]],
      links: [['music:musician', `/artist/${artistId}`]],
    };
  },

  async artist(db, id) {
    const artist = await findArtistCard(db, id);
    if (artist === null) return null;
    const { name, genre, listeners, bio } = artist;
    const values = { genre: genreName(genre), count: numbers.format(listeners), plural: listeners };
    const about = fill(words.artist, values);
    return { title: name, description: withText(about, bio), type: 'profile' };
  },

  async playlist(db, id) {
    const playlist = await findPlaylistCard(db, id);
    if (playlist === null) return null;
    const { name, owner, ownerId, tracks, description } = playlist;
    const about = fill(words.playlist, { owner, count: tracks });
    return {
      title: name,
      description: withText(about, description),
      type: 'music.playlist',
      links: [['music:creator', `/user/${ownerId}`]],
    };
  },

  async chart(_db, id) {
    const chart = chartIds.find((each) => each === id);
    if (chart === undefined) return null;
    const { title, about } = words.charts[chart];
    return { title: fill(title, {}), description: fill(about, {}), type: 'music.playlist' };
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
