import type { IAudioMetadata, IPicture } from 'music-metadata';

/** Characters; longer texts are cut. */
const textMost = 500;
/** An index has a limit, and one letter may stand for eighteen. */
const bytesMost = 2_000;
const listMost = 50;
/** Bytes. */
export const pictureMost = 20 * 1024 * 1024;

export type SoundTags = {
  title?: string;
  /** As printed. */
  artist?: string;
  artists: string[];
  artistIds: string[];
  albumArtist?: string;
  albumArtistId?: string;
  album?: string;
  albumId?: string;
  isCompilation: boolean;
  disc?: number;
  discTitle?: string;
  /** As printed, such as `A1`, and the number in it. */
  printedNumber?: string;
  number?: number;
  /** As precise as given: `2018`, `2018-06` or `2018-06-01`. */
  date?: string;
  genre?: string;
  isrc?: string;
  /** Of the release, as printed: UPC or EAN. */
  barcode?: string;
  recordingId?: string;
  writers: string[];
  producers: string[];
};

export const noTags: SoundTags = {
  artists: [],
  artistIds: [],
  isCompilation: false,
  writers: [],
  producers: [],
};

const measure = (text: string) => new TextEncoder().encode(text).length;

/** One line without control characters or marks that turn the direction of writing. */
export function cleanText(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const line = text
    .slice(0, textMost * 4)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  let signs = [...line].slice(0, textMost);
  while (measure(signs.join('').normalize('NFKD')) > bytesMost) {
    signs = signs.slice(0, signs.length / 2);
  }
  return signs.join('').trim() || undefined;
}

const cleanList = (texts: readonly unknown[] = []): string[] => [
  ...new Set(texts.slice(0, listMost).flatMap((text) => cleanText(text) ?? [])),
];

/** Source: MusicBrainz, 36 characters of hexadecimal digits. */
const readId = (text: unknown) =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text.trim())
    ? text.trim().toLowerCase()
    : undefined;

/** Drops what is no part of a calendar: `2024-00-00` is `2024`, `0000` is nothing. */
export function readDate(text: string | number | undefined): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})(?!\d)(?:[-./](\d{2})(?!\d)(?:[-./](\d{2})(?!\d))?)?/.exec(String(text ?? '')) ??
    [];
  if (year < '1000') return undefined;
  if (month < '01' || month > '12') return year;
  const whole = `${year}-${month}-${day}`;
  const time = Date.parse(`${whole}T00:00:00Z`);
  const isDay = day !== '' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(whole);
  return isDay ? whole : `${year}-${month}`;
}

const positive = (number: number | null | undefined) =>
  typeof number === 'number' && Number.isInteger(number) && number > 0 && number < 10_000
    ? number
    : undefined;

/** Reads the tags of a sound as the house understands them. */
export function toTags({ common, native }: Tagged): SoundTags {
  const printedNumber = cleanText(findNative(native, /^(TRCK|TRACKNUMBER)$/i))?.split('/')[0];
  const artists = readArtists({ common, native });
  const number = positive(common.track.no);
  const entries = {
    title: cleanText(common.title),
    artist: artists.length === 1 ? artists[0] : cleanText(common.artist),
    albumArtist: cleanText(common.albumartist),
    albumArtistId: readId(common.musicbrainz_albumartistid?.[0]),
    album: cleanText(common.album),
    albumId: readId(common.musicbrainz_albumid),
    disc: positive(common.disk.no),
    discTitle: cleanText(common.discsubtitle?.[0]),
    printedNumber: number === undefined ? undefined : (printedNumber ?? String(number)),
    number,
    date: readDate(common.date ?? common.year),
    genre: cleanText(common.genre?.[0]),
    isrc: cleanText(common.isrc?.[0])?.replaceAll(/[\s-]/g, '').toUpperCase().slice(0, 12),
    barcode: cleanText(common.barcode),
    recordingId: readId(common.musicbrainz_recordingid),
  };
  return {
    ...(Object.fromEntries(
      Object.entries(entries).filter(([, value]) => value !== undefined),
    ) as Partial<SoundTags>),
    artists,
    artistIds: (common.musicbrainz_artistid ?? []).flatMap((id) => readId(id) ?? []),
    isCompilation: common.compilation === true,
    writers: cleanList([...(common.composer ?? []), ...(common.lyricist ?? [])]),
    producers: cleanList(common.producer ?? []),
  };
}

type Tagged = Pick<IAudioMetadata, 'common' | 'native'>;

/** The value of the first tag whose name fits, as its format names it. */
export function findNative(native: Tagged['native'], name: RegExp): unknown {
  return Object.values(native)
    .flat()
    .find(({ id }) => name.test(id))?.value;
}

/** ID3v2.3 divides names by a slash, which is part of many: only ids say that there are several. */
function readArtists({ common, native }: Tagged): string[] {
  const artists = cleanList(common.artists);
  const isOlder = Object.keys(native).some((kind) => kind === 'ID3v2.3' || kind === 'ID3v2.2');
  const hasIds = common.musicbrainz_artistid?.length === artists.length;
  const isListed = findNative(native, /^TXXX:Artists$/i) !== undefined;
  if (!isOlder || hasIds || isListed || artists.length < 2) return artists;
  return cleanList([artists.join('/')]);
}

/** The front, else the first. */
export function choosePicture(pictures: readonly IPicture[] = []): Uint8Array | null {
  const fitting = pictures.filter(({ data }) => data.length > 0 && data.length <= pictureMost);
  const chosen = fitting.find(({ type }) => type === 'Cover (front)') ?? fitting[0];
  return chosen?.data ?? null;
}
