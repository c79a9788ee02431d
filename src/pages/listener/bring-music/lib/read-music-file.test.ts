// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { broughtLimits } from '@/shared/contract/limits.ts';
import { type ListedSong, listFormats, writeList } from '@/shared/files';
import type { BroughtFile } from './brought-file';
import { decodeText } from './decode-text';
import { readMusicFile, readMusicText } from './read-music-file';

const address = (id: string) => `${location.origin}/track/${id}`;

/** Names that would end a line, a cell, an element or a text too early. */
const songs: ListedSong[] = [
  {
    title: 'Luna, «ámbar» & "sal" <3',
    artist: 'Los - Ensayos; y más',
    album: 'Disco\u{1F319}',
    duration: 215,
    address: address('trk_1'),
    addedAt: '2026-11-16T08:00:00.000Z',
  },
  { title: '=1+1', artist: '', album: '', duration: 60, address: address('trk_2') },
];

const read = (text: string, name = 'lista.txt') => readMusicText(text, name);

async function rowsOf(text: string, name?: string) {
  const found = await read(text, name);
  if (typeof found === 'string') throw new Error(found);
  return found.rows;
}

describe.each(listFormats)('what we export as %s', (format) => {
  // Proves brought-music: Ours, out and in
  it('is read whole', async () => {
    const found = (await read(writeList(format, 'Noche & día', songs), 'Noche.x')) as BroughtFile;
    expect(found.kind).toBe('list');
    expect(found.name).toBe(format === 'csv' ? 'Noche' : 'Noche & día');
    expect(found.rows.map(({ trackId, duration }) => [trackId, duration])).toEqual([
      ['trk_1', 215],
      ['trk_2', 60],
    ]);
    if (format === 'm3u8') return;
    expect(found.rows.map(({ title, artist }) => [title, artist])).toEqual(
      songs.map(({ title, artist }) => [title, artist]),
    );
  });
});

it.each(['csv', 'jspf'] as const)('a %s keeps the date of each song', async (format) => {
  const [first] = await rowsOf(writeList(format, '', songs));
  expect(first?.at).toBe('2026-11-16T08:00:00.000Z');
});

const luna = { title: 'Luna', artist: 'Vera', album: 'Orilla', duration: 215 };

describe('a table', () => {
  // Proves brought-music: Tables of services
  it.each([
    [
      'of Exportify',
      'Track URI,Track Name,Album Name,Artist Name(s),Track Duration (ms)\nx,Luna,Orilla,Vera,215000',
    ],
    ['of Soundiiz', 'title;artist;album;duration;isrc\n"Luna";"Vera";"Orilla";"3:35";"ES1"'],
    ['with tabs', 'Name\tArtist\tAlbum\tTime\r\nLuna\tVera\tOrilla\t215'],
    ['with a mark and accents', '\uFEFFTítulo,Artista,Álbum,Duración\nLuna,Vera,Orilla,215'],
    ['with short and empty lines', 'title,artist,album,duration\n\nLuna,Vera,Orilla,215\n,\n'],
  ])('%s is read', async (_what, text) => {
    expect(await rowsOf(text)).toEqual([luna]);
  });

  it('may have line ends and quotes in a cell', async () => {
    expect(await rowsOf('title,artist\n"Luna\n""de"" ámbar",Vera')).toMatchObject([
      { title: 'Luna\n"de" ámbar' },
    ]);
  });

  it.each([
    ['uts,artist,track\n1573920000,Vera,Luna', '2019-11-16T16:00:00.000Z'],
    ['Momento (UTC);Canción;Artista\n2026-11-16 08:00:05;Luna;Vera', '2026-11-16T08:00:05.000Z'],
  ])('with moments is a history: %s', async (text, at) => {
    expect(await read(text)).toMatchObject({ kind: 'history', rows: [{ title: 'Luna', at }] });
  });
});

describe('JSON', () => {
  const listen = {
    listened_at: 1_573_920_000,
    track_metadata: {
      artist_name: 'Vera',
      track_name: 'Luna',
      release_name: 'Orilla',
      additional_info: { duration: 215 },
    },
  };
  const history = { kind: 'history', rows: [{ ...luna, at: '2019-11-16T16:00:00.000Z' }] };

  // Proves brought-music: ListenBrainz
  it.each([
    ['a list', JSON.stringify([listen])],
    ['an answer', JSON.stringify({ payload: { count: 1, listens: [listen] } })],
    ['lines', `${JSON.stringify(listen)}\n`],
  ])('of ListenBrainz is a history: %s', async (_what, text) => {
    expect(await read(text)).toMatchObject(history);
  });

  it('of another service is read by its members', async () => {
    const text =
      '[{"endTime":"2019-11-16 16:00","artistName":"Vera","trackName":"Luna","msPlayed":9}]';
    expect(await read(text)).toMatchObject({ kind: 'history', rows: [{ title: 'Luna' }] });
  });
});

describe('M3U', () => {
  // Proves brought-music: M3U
  it('has what stands above each address', async () => {
    const text =
      '#EXTM3U\r\n#PLAYLIST:Noche\r\n#EXTALB:Orilla\r\n#EXTINF:215,Vera - Luna\r\nC:\\x.mp3\r\n';
    expect(await read(text)).toEqual({ kind: 'list', name: 'Noche', rows: [luna] });
  });

  it('without it is read by the names of the files', async () => {
    const text = 'C:\\Música\\01 Vera - Luna.mp3\n/home/x/Farol.ogg\n';
    expect(await rowsOf(text, 'x.m3u')).toEqual([
      { title: 'Luna', artist: 'Vera' },
      { title: 'Farol', artist: '' },
    ]);
  });
});

// Proves brought-music: Refused
describe('a file is refused', () => {
  const rows = (count: number) => `title,artist\n${'Luna,Vera\n'.repeat(count)}`;
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><playlist><trackList/></playlist>';

  it.each([
    ['empty', ''],
    ['empty', 'title,artist\n'],
    ['empty', '<playlist><trackList/></playlist>'],
    ['noColumns', 'a,b\n1,2'],
    ['broken', '<playlist><track></playlist>'],
    ['broken', '{"playlist":'],
    ['broken', 'title,artist\n"Luna,Vera'],
    ['unknown', '<html><body>hola</body></html>'],
    ['unknown', '{"a":1}'],
    ['entities', bomb],
    ['tooMany', rows(broughtLimits.rows + 1)],
  ])('%s', async (fault, text) => {
    expect(await read(text)).toBe(fault);
  });

  it('as too large before it is read, and as unknown if it is no text', async () => {
    const large = { size: broughtLimits.file + 1 } as Blob;
    expect(await readMusicFile(large, 'x.csv')).toBe('tooLarge');
    const binary = new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]);
    expect(await readMusicFile(binary, 'x.zip')).toBe('unknown');
  });
});

it('takes the longest list', async () => {
  const text = `title,artist\n${'Luna,Vera\n'.repeat(broughtLimits.rows)}`;
  expect(await rowsOf(text)).toHaveLength(broughtLimits.rows);
});

describe('decodeText', () => {
  const latin = Uint8Array.from('Canción', (letter) => letter.charCodeAt(0));
  const utf16 = new Uint8Array([0xff, 0xfe, 0xf1, 0x00, 0x61, 0x00]);

  // Proves brought-music: Encodings
  it.each([
    ['UTF-8', new TextEncoder().encode('Canción'), 'Canción'],
    ['Latin-1', latin, 'Canción'],
    ['UTF-16', utf16, 'ña'],
  ])('reads %s', (_name, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });
});
