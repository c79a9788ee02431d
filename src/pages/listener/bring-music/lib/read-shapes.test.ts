// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { broughtLimits } from '@/shared/contract/limits.ts';
import type { BroughtFile, BroughtMusic } from './brought-file';
import { readMusicFiles, readMusicText } from './read-music-file';

const named = (name: string, content: string | Uint8Array<ArrayBuffer>) => ({
  file: new Blob([content]),
  name,
});

function listsIn(found: BroughtMusic | string): BroughtFile[] {
  if (typeof found === 'string' || !('lists' in found)) throw new Error(JSON.stringify(found));
  return found.lists;
}
const listsOf = async (text: string, name = 'lista.csv') =>
  listsIn(await readMusicText(text, name));

/** `Vera – Luna`, without the dash for a song without an artist. */
const songsOf = ({ rows }: BroughtFile) =>
  rows.map(({ title, artist }) => [artist, title].filter(Boolean).join(' – '));

const line = (text: string, sign = ';') => text.replaceAll('|', sign);

// Proves brought-music: Columns are found
describe('columns are found in a table', () => {
  it.each([
    [
      'in Spanish',
      'URI de la canción,Nombre de la canción,URI(s) del artista,Nombre(s) del artista,Nombre del álbum,Duración de la canción (ms),Añadido por,Añadido en\nx,Luna,y,Vera,Orilla,215000,z,2025-03-04T10:00:00Z',
    ],
    [
      'of a player',
      line(
        'Nombre|Artista|Compositor|Álbum|Género|Tamaño|Tiempo\nLuna|Vera|Nadie|Orilla|Pop|1|215',
        '\t',
      ),
    ],
    [
      'of a player, with plays',
      line(
        'Name|Artist|Album|Size|Time|Disc Number|Track Number|Year|Date Modified|Date Added|Plays|Last Played|Location\nLuna|Vera|Orilla|9|215|1|2|2020|1/2/20|1/2/20|7|1/3/20|C:',
        '\t',
      ),
    ],
    [
      'of an archive',
      'URL de la canción,Título de la canción,Título del álbum,Nombres de artistas 1\nhttps://x.example,Luna,Orilla,Vera',
    ],
    ['with points', 'Pista;Intérprete;Disco\nLuna;Vera;Orilla'],
    ['with a title above', 'Mi viaje 2024;;\n\nCanción;Artista;Álbum\nLuna;Vera;Orilla'],
    ['as Excel writes it', 'sep=;\r\nTema;Grupo;Duración\r\nLuna;Vera;3:35'],
    ['with other columns', '#,Song,Artist,Energy,Camelot,Spotify Track Id\n1,Luna,Vera,70,8A,x'],
    ['read twice', 'TÃ­tulo;Artista\nLuna;Vera'],
  ])('%s', async (_what, text) => {
    const [list] = await listsOf(text);
    expect(list?.kind).toBe('list');
    expect(list && songsOf(list)).toEqual(['Vera – Luna']);
  });

  it('names the list by the title above', async () => {
    const [list] = await listsOf('Mi viaje 2024;;\nCanción;Artista;Álbum\nLuna;Vera;Orilla');
    expect(list?.name).toBe('Mi viaje 2024');
  });

  it('and moments make it a history', async () => {
    const [list] = await listsOf('Fecha y hora;Artista;Canción\n16/11/2019 16:00;Vera;Luna');
    expect(list).toMatchObject({ kind: 'history', rows: [{ at: '2019-11-16T16:00:00.000Z' }] });
  });

  it('without a head, where the shape is known', async () => {
    const [list] = await listsOf(
      'Vera,Orilla,Luna,16 Nov 2019 16:00\nNora,Puerto,Faro,16 Nov 2019 15:56',
    );
    expect(list).toMatchObject({ kind: 'history', rows: [{ album: 'Orilla' }, {}] });
    expect(list && songsOf(list)).toEqual(['Vera – Luna', 'Nora – Faro']);
  });

  it('in lines of artist and title', async () => {
    const [list] = await listsOf('Vera - Luna\nNora - Faro - En vivo', 'x.txt');
    expect(list && songsOf(list)).toEqual(['Vera – Luna', 'Nora – Faro - En vivo']);
  });

  it('or the table is handed on, for a person to choose', async () => {
    const text = 'Luna,Vera\nFaro,Nora';
    expect(await readMusicText(text, 'x.csv')).toEqual({
      table: {
        name: 'x',
        cells: [
          ['Luna', 'Vera'],
          ['Faro', 'Nora'],
        ],
      },
    });
    expect(await readMusicText('[{"a":"Luna","b":{"c":"Vera"}}]', 'x.json')).toEqual({
      table: {
        name: 'x',
        cells: [
          ['a', 'b c'],
          ['Luna', 'Vera'],
        ],
      },
    });
  });
});

describe('several lists', () => {
  it('of a table, with likes', async () => {
    const text =
      'Track name,Artist name,Playlist name,Type\nLuna,Vera,Viaje,Playlist\nFaro,Nora,Viaje,Playlist\nSal,Vera,Cocina,Playlist\nFaro,Nora,Favoritas,Favorite';
    const lists = await listsOf(text);
    expect(lists.map((list) => [list.name, list.rows.length, list.isLiked])).toEqual([
      ['Viaje', 2, undefined],
      ['Cocina', 1, undefined],
      ['Favoritas', 1, true],
    ]);
  });

  it('of one file', async () => {
    const item = (trackName: string) => ({
      track: { trackName, artistName: 'Vera' },
      episode: null,
    });
    const playlists = [
      { name: 'Viaje', collaborators: [], items: [item('Luna'), item('Faro')] },
      { name: 'Cocina', items: [item('Sal')], numberOfFollowers: 0 },
    ];
    const lists = await listsOf(JSON.stringify({ playlists }));
    expect(lists.map((list) => [list.name, ...songsOf(list)])).toEqual([
      ['Viaje', 'Vera – Luna', 'Vera – Faro'],
      ['Cocina', 'Vera – Sal'],
    ]);
  });

  it('of a library: songs, and neither albums nor shows', async () => {
    const library = {
      tracks: [{ artist: 'Vera', album: 'Orilla', track: 'Luna', uri: 'x' }],
      albums: [{ artist: 'Vera', album: 'Orilla', uri: 'x' }],
      shows: [{ name: 'Charlas', publisher: 'Nadie' }],
      bannedTracks: [{ artist: 'Nora', track: 'Faro' }],
      artists: [{ name: 'Vera' }],
    };
    const lists = await listsOf(JSON.stringify(library));
    expect(lists.map(songsOf)).toEqual([['Vera – Luna']]);
  });

  it.each([
    [
      [
        { playlist: 'Viaje', songs: [{ titulo: 'Luna' }] },
        { playlist: 'Cocina', songs: [{ titulo: 'Sal' }] },
      ],
    ],
    [{ Viaje: [{ titulo: 'Luna' }], Cocina: [{ titulo: 'Sal' }] }],
  ])('named by their members: %j', async (value) => {
    const lists = await listsOf(JSON.stringify(value));
    expect(lists.map((list) => [list.name, ...songsOf(list)])).toEqual([
      ['Viaje', 'Luna'],
      ['Cocina', 'Sal'],
    ]);
  });

  // Proves brought-music: Archives and several files
  it('of an archive and of several files', async () => {
    const packed = zipSync({
      'a/Viaje.csv': strToU8('title,artist\nLuna,Vera'),
      'a/leeme.pdf': strToU8('%PDF'),
      '__MACOSX/._Viaje.csv': strToU8('x'),
    });
    const found = await readMusicFiles([
      named('todo.zip', new Uint8Array(packed)),
      named('Cocina.csv', 'title,artist\nSal,Vera'),
    ]);
    expect(listsIn(found).map(({ name }) => name)).toEqual(['Viaje', 'Cocina']);
  });

  it('of one history are joined', async () => {
    const year = (title: string, ts: string) =>
      JSON.stringify([{ ts, master_metadata_track_name: title, ms_played: 90_000 }]);
    const found = await readMusicFiles([
      named('a.json', year('Luna', '2024-01-01T00:00:00Z')),
      named('b.json', year('Faro', '2025-01-01T00:00:00Z')),
    ]);
    expect(listsIn(found)).toMatchObject([
      { kind: 'history', rows: [{ title: 'Luna' }, { title: 'Faro' }] },
    ]);
  });

  it('of an archive that would grow too large are not unpacked', async () => {
    const large = zipSync({ 'a.csv': new Uint8Array(broughtLimits.file + 1) });
    expect(await readMusicFiles([named('a.zip', new Uint8Array(large))])).toBe('tooLarge');
    const none = zipSync({ 'a.pdf': strToU8('x') });
    expect(await readMusicFiles([named('a.zip', new Uint8Array(none))])).toBe('noMusic');
  });
});
