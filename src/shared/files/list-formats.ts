import { csvLine, type CsvRow } from './csv-line.ts';

/** Formats in which other players and services read a list. */
export const listFormats = ['m3u8', 'xspf', 'jspf', 'csv'] as const;

export type ListFormat = (typeof listFormats)[number];

export type ListedSong = {
  title: string;
  artist: string;
  album: string;
  /** Seconds. */
  duration: number;
  /** Its page here, by which it is found again. */
  address: string;
  addedAt?: string | undefined;
};

type Writer = {
  type: string;
  begin: (name: string) => string;
  song: (song: ListedSong) => string;
  between: string;
  end: string;
};

/** Services take commas, whatever the region. */
const dialect = { delimiter: ',', decimal: '.', isForServices: true } as const;

/** As services read it. */
export const serviceCsv = (rows: readonly CsvRow[]): string =>
  rows.map((row) => csvLine(row, dialect)).join('');

const csvHeads = ['Track name', 'Artist name', 'Album', 'Duration (s)', 'Added at', 'URL'];

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Control characters are no characters of XML 1.0. */
const xml = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);

const line = (text: string) => text.replaceAll(/[\r\n]+/g, ' ');

export const jspfTrackExtension = 'https://musicbrainz.org/doc/jspf#track';

/** Sources: RFC 8216 (M3U8), xspf.org (XSPF 1, JSPF), RFC 4180 (CSV). */
export const listWriters: Readonly<Record<ListFormat, Writer>> = {
  m3u8: {
    type: 'audio/mpegurl;charset=utf-8',
    begin: (name) => `#EXTM3U\n#PLAYLIST:${line(name)}\n`,
    song: ({ title, artist, album, duration, address }) =>
      `#EXTALB:${line(album)}\n#EXTINF:${duration},${line(`${artist} - ${title}`)}\n${address}\n`,
    between: '',
    end: '',
  },
  xspf: {
    type: 'application/xspf+xml;charset=utf-8',
    begin: (name) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<playlist version="1" xmlns="http://xspf.org/ns/0/">\n<title>${xml(name)}</title>\n<trackList>\n`,
    song: ({ title, artist, album, duration, address }) =>
      `<track><identifier>${xml(address)}</identifier><title>${xml(title)}</title><creator>${xml(artist)}</creator><album>${xml(album)}</album><duration>${duration * 1000}</duration></track>\n`,
    between: '',
    end: '</trackList>\n</playlist>\n',
  },
  jspf: {
    type: 'application/json;charset=utf-8',
    begin: (name) => `{"playlist":{"title":${JSON.stringify(name)},"track":[\n`,
    song: ({ title, artist: creator, album, duration, address, addedAt }) =>
      JSON.stringify({
        identifier: [address],
        title,
        creator,
        album,
        duration: duration * 1000,
        ...(addedAt && { extension: { [jspfTrackExtension]: { added_at: addedAt } } }),
      }),
    between: ',\n',
    end: '\n]}}\n',
  },
  csv: {
    type: 'text/csv;charset=utf-8',
    begin: () => csvLine(csvHeads, dialect),
    song: ({ title, artist, album, duration, addedAt = '', address }) =>
      csvLine([title, artist, album, duration, addedAt, address], dialect),
    between: '',
    end: '',
  },
};

export const writeList = (
  format: ListFormat,
  name: string,
  songs: readonly ListedSong[],
): string => {
  const { begin, song, between, end } = listWriters[format];
  return begin(name) + songs.map(song).join(between) + end;
};

/** `Noche: 1/2` → `Noche- 1-2`: the characters that Windows does not take in names of files. */
export const toFileName = (name: string): string =>
  line(name)
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '-')
    .replace(/[. ]+$/, '')
    .slice(0, 100) || 'playlist';
