// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { BroughtFile } from './brought-file';
import { readMusicText } from './read-music-file';

async function listsOf(text: string, name = 'lista.json'): Promise<BroughtFile[]> {
  const found = await readMusicText(text, name);
  if (typeof found === 'string' || !('lists' in found)) throw new Error(JSON.stringify(found));
  return found.lists;
}

/** `Vera – Luna`, without the dash for a song without an artist. */
const songsOf = ({ rows }: BroughtFile) =>
  rows.map(({ title, artist }) => [artist, title].filter(Boolean).join(' – '));

describe('M3U without names', () => {
  it.each([
    ['/musica/Vera%20Solana%20-%20Luna%20de%20%C3%A1mbar.mp3', 'Vera Solana – Luna de ámbar'],
    ['/musica/99 Globos.mp3', '99 Globos'],
    ['C:\\M\\50 Faros - En el club.mp3', '50 Faros – En el club'],
    ['/m/07 Nora - Faro.mp3', 'Nora – Faro'],
    ['/m/3. Sal.flac', 'Sal'],
    ['/m/100% real.mp3', '100% real'],
  ])('%s', async (path, song) => {
    const lists = await listsOf(`${path}\n`, 'x.m3u8');
    expect(lists.map(songsOf)).toEqual([[song]]);
  });

  it('loses the numbers of a whole album', async () => {
    const lists = await listsOf(
      '9 Vera - Luna.mp3\n10 Vera - Sal.mp3\n11 Nora - Faro.mp3',
      'x.m3u',
    );
    expect(lists.map(songsOf)).toEqual([['Vera – Luna', 'Vera – Sal', 'Nora – Faro']]);
  });
});

describe('XML', () => {
  const track =
    '<track><title>Luna &amp; <![CDATA[<sol>]]></title><creator>Ver&#xe1;</creator></track>';
  it.each([
    [
      'with a prefix',
      `<?xml version="1.0"?><!-- hola --><x:playlist xmlns:x='http://xspf.org/ns/0/'><x:trackList><x:track><x:title>Luna</x:title><x:creator>Vera</x:creator></x:track></x:trackList></x:playlist>`,
      'Vera – Luna',
    ],
    [
      'with signs',
      `<playlist version="1"><trackList>${track}</trackList></playlist>`,
      'Verá – Luna & <sol>',
    ],
    [
      'of a player’s library',
      '<!DOCTYPE plist PUBLIC "-//Apple//DTD" "http://x.example"><plist><dict><key>Tracks</key><dict><key>7</key><dict><key>Name</key><string>Luna</string><key>Artist</key><string>Vera</string></dict></dict><key>Playlists</key><array><dict><key>Name</key><string>Noche</string><key>Playlist Items</key><array><dict><key>Track ID</key><integer>7</integer></dict></array></dict></array></dict></plist>',
      'Vera – Luna',
    ],
  ])('%s is read', async (_what, text, song) => {
    const lists = await listsOf(text, 'x.xspf');
    expect(lists.map(songsOf)).toEqual([[song]]);
  });
});

describe('JSON', () => {
  it.each([
    [
      'pictures before songs',
      {
        images: [{ url: 'x' }],
        name: 'Viaje',
        tracks: {
          items: [
            {
              added_at: '2025-03-04T10:00:00Z',
              track: {
                album: { name: 'Orilla', artists: [{ name: 'Otra' }] },
                artists: [{ name: 'Vera' }],
                duration_ms: 215_000,
                name: 'Luna',
              },
            },
          ],
        },
      },
    ],
    [
      'artists in a list',
      { tracks: [{ name: 'Luna', artists: ['Vera'], album: { name: 'Orilla' } }] },
    ],
    [
      'pages of data',
      {
        title: 'Viaje',
        tracks: {
          data: [
            {
              id: 1,
              title: 'Luna',
              title_short: 'Lu',
              link: 'x',
              duration: 215,
              artist: { id: 2, name: 'Vera' },
              album: { title: 'Orilla' },
            },
          ],
        },
      },
    ],
    [
      'attributes',
      {
        data: [
          {
            id: '1',
            type: 'songs',
            attributes: {
              name: 'Luna',
              artistName: 'Vera',
              albumName: 'Orilla',
              durationInMillis: 215_000,
              genreNames: ['Pop'],
            },
          },
        ],
      },
    ],
  ])('of %s is read', async (_what, value) => {
    const lists = await listsOf(JSON.stringify(value));
    expect(lists.map(songsOf)).toEqual([['Vera – Luna']]);
    expect(lists[0]?.rows[0]?.album).toBe('Orilla');
  });

  it('of recent plays is a history', async () => {
    const items = [{ track: { name: 'Luna' }, played_at: '2024-05-06T07:08:09Z' }];
    expect(await listsOf(JSON.stringify({ items }))).toMatchObject([{ kind: 'history' }]);
  });

  it('of watched videos is a history', async () => {
    const text = JSON.stringify([
      {
        header: 'YouTube Music',
        title: 'Has visto Luna',
        titleUrl: 'x',
        subtitles: [{ name: 'Vera - Topic', url: 'y' }],
        time: '2024-05-06T07:08:09.123Z',
        products: ['YouTube'],
      },
    ]);
    const [list] = await listsOf(text);
    expect(list).toMatchObject({ kind: 'history', rows: [{ title: 'Luna', artist: 'Vera' }] });
  });

  it('leaves out what was skipped or private, and counts it', async () => {
    const listen = (title: string, more: object) => ({
      ts: '2025-03-04T10:00:00Z',
      ms_played: 200_000,
      master_metadata_track_name: title,
      master_metadata_album_artist_name: 'Vera',
      reason_end: 'fwdbtn',
      incognito_mode: false,
      ...more,
    });
    const [list] = await listsOf(
      JSON.stringify([
        listen('Luna', {}),
        listen('Faro', { ms_played: 850, skipped: true }),
        listen('Sal', { incognito_mode: true }),
        listen('Breve', { ms_played: 12_000, reason_end: 'trackdone' }),
        listen('Tarde', { ts: '0001-01-01' }),
        { ...listen('', {}), master_metadata_track_name: null, episode_name: 'Charla' },
      ]),
    );
    expect(list && songsOf(list)).toEqual(['Vera – Luna', 'Vera – Breve']);
    expect(list?.leftOut).toEqual({ nameless: 1, undated: 1, skipped: 1, hidden: 1 });
  });
});
