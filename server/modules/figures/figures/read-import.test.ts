import { describe, expect, it } from 'vitest';
import { csvText, csvDialect } from '../../../../src/shared/files/csv-line.ts';
import { ImportError, readImport } from './read-import.ts';

const head = 'artist,day,country,streams,earnings,listeners,followers\n';

function getProblems(text: string): string[] {
  try {
    readImport(text);
    return [];
  } catch (error) {
    if (error instanceof ImportError) return error.message.split('\n');
    throw error;
  }
}

describe('a file of figures', () => {
  // Proves figures: Imports of a spreadsheet's own dialect
  it.each(['es', 'es-AR', 'es-MX'])('is read as exported for spreadsheets of %s', (language) => {
    const rows = [
      ['artist', 'day', 'country', 'streams', 'earnings', 'followers'],
      ['art_1', '2026-11-01', 'ES', 1_234_567, 12.5, null],
      ['art_1', '2026-11-02', 'MX', 3, 0.000001, 900],
    ];
    expect(readImport(csvText(rows, csvDialect(language))).days).toMatchObject([
      { day: '2026-11-01', streams: 1_234_567, earned: 12_500_000, followers: null },
      { day: '2026-11-02', streams: 3, earned: 1, followers: 900 },
    ]);
  });

  it('adds up the countries of a day', () => {
    const file = `${head}art_1,2026-11-01,ES,100,0.41,40,\nart_1,2026-11-01,MX,50,0.123456,20,900\n`;
    expect(readImport(file)).toEqual({
      days: [
        {
          artistId: 'art_1',
          day: '2026-11-01',
          streams: 150,
          earned: 533_456,
          listeners: 60,
          followers: 900,
          countries: { ES: [100, 410_000], MX: [50, 123_456] },
          sources: { unknown: [150, 533_456] },
          listenerCountries: { ES: 40, MX: 20 },
        },
      ],
      tracks: [],
    });
  });

  it('may come from a Spanish spreadsheet: a mark at the start, semicolons, commas, other line ends', () => {
    const file = '\uFEFFartist;day;streams;earnings\r\nart_1;2026-11-01;7;"0,5"\r\n\r\n';
    expect(readImport(file).days).toMatchObject([
      { streams: 7, earned: 500_000, countries: { unknown: [7, 500_000] } },
    ]);
  });

  // Proves figures: Imports: one delimiter, short rows
  it('has one delimiter, so that decimal commas do not split cells', () => {
    const file =
      'artist;day;streams;earnings;followers\nart_1;2026-11-01;7;12,50;\nart_1;2026-11-02;8;0,5';
    expect(readImport(file).days).toMatchObject([
      { streams: 7, earned: 12_500_000, followers: null },
      { streams: 8, earned: 500_000, followers: null },
    ]);
  });

  it('may have rows without their last cells', () => {
    expect(readImport('artist,day,streams,earnings\nart_1,2026-11-02,7').days).toMatchObject([
      { streams: 7, earned: 0 },
    ]);
  });

  it('has tracks in their own rows', () => {
    const file = 'artist,day,track,streams\nart_1,2026-11-01,trk_1,5\nart_1,2026-11-02,trk_1,6\n';
    expect(readImport(file)).toMatchObject({
      days: [],
      tracks: [{ trackId: 'trk_1', streams: 11 }],
    });
  });

  // Proves figures: Imports that cannot be read
  it.each([
    ['artist,day\nart_1,2026-11-01\n', 'Line 1: the columns may be artist'],
    ['artist,day,streams,plays\n', 'Line 1: the columns may be artist'],
    [
      `${head}art_1,2026-11-01,ES,-5,,,\n`,
      'Line 2, streams: "-5" has to be a whole number, not negative.',
    ],
    [
      `${head}art_1,2026-11-01,ES,1e3,,,\n`,
      'Line 2, streams: "1e3" has to be a whole number, not negative.',
    ],
    [
      `${head}art_1,2026-13-01,ES,5,,,\n`,
      'Line 2, day: "2026-13-01" has to be a day such as 2026-11-19.',
    ],
    [
      `${head}art_1,01/11/2026,ES,5,,,\n`,
      'Line 2, day: "01/11/2026" has to be a day such as 2026-11-19.',
    ],
    [`${head}art_1,2026-11-01,FR,5,,,\n`, 'Line 2, country: "FR" has to be empty or one of US, ES'],
    [`${head}art 1,2026-11-01,ES,5,,,\n`, 'Line 2, artist: "art 1" is no id of an artist.'],
    [
      `${head}art_1,2026-11-01,ES,5,0.1234567,,\n`,
      'Line 2, earnings: "0.1234567" has to be euros such as 12.345678, without a sign.',
    ],
    [
      `${head}art_1,2026-11-01,ES,5,,9999999999,\n`,
      'Line 2, listeners: "9999999999" has to be a whole number',
    ],
    [`${head}art_1,2026-11-01,ES,5,,,\nart_1,2026-11-01,ES,6,,,\n`, 'Line 3: is there twice.'],
    [`${head}art_1,2026-11-01,ES\n`, 'Line 2, streams: "" has to be a whole number, not negative.'],
    [`${head}art_1,2026-11-01,ES,5,0,1,2,3\n`, 'Invalid Record Length'],
    [`${head}art_1,2026-11-01,ES,5,,1;2,\n`, 'Line 2, listeners: "1;2" has to be a whole number'],
    [`${head}"art_1,2026-11-01,ES,5,,,\n`, 'Quote Not Closed'],
  ])('%j is refused with its line', (file, problem) => {
    expect(getProblems(file)[0]).toContain(problem);
  });

  it('reports at most twenty problems', () => {
    expect(getProblems(head + 'art_1,never,ES,5,,,\n'.repeat(50))).toHaveLength(20);
  });
});
