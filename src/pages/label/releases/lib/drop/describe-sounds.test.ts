import { describe, expect, it } from 'vitest';
import { noTags, type SoundTags } from '@/shared/rules/music-tags.ts';
import { describeSounds } from './describe-sounds';

const make = (path: string, tags: Partial<SoundTags> = {}) => ({
  path,
  lyrics: '',
  file: new File([], path),
  tags: { ...noTags, ...tags },
});

const titles = (sounds: ReturnType<typeof make>[]) =>
  describeSounds(sounds, 'Marea').tracks.map(({ title }) => title);

// Proves releases: Tracks of a folder are ordered by disc and number, else by name
describe('the order of a folder', () => {
  it('is that of disc and number in the tags', () => {
    expect(
      titles([
        make('b.wav', { title: 'Tres', disc: 2, number: 1 }),
        make('c.wav', { title: 'Dos', number: 10 }),
        make('d.wav', { title: 'Uno', disc: 1, number: 2 }),
      ]),
    ).toEqual(['Uno', 'Dos', 'Tres']);
  });

  it.each([
    'Marea/CD2/01 C.wav, Marea/CD1/02 B.wav, Marea/CD1/01 A.wav > A, B, C',
    'Disco 10/1. C.wav, Disco 2/2. B.wav, Disco 2/1. A.wav > A, B, C',
    '2-01 C.wav, 1-10 B.wav, 1-09 A.wav > A, B, C',
    '10 C.wav, 9 B.wav, 01_A.wav > A, B, C',
    'C.wav, a.wav, B.wav > a, B, C',
    '1984.wav, 01 A.wav > A, 1984',
    '02.wav, 01.wav > 01, 02',
  ])('without tags is %s', (line) => {
    const [paths = [], expected] = line.split(' > ').map((part) => part.split(', '));
    expect(titles(paths.map((path) => make(path)))).toEqual(expected);
  });

  it('of a number that two files have is that of their names, and it is said', () => {
    const described = describeSounds(
      [make('b.wav', { number: 3 }), make('a.wav', { number: 3 }), make('c.wav')],
      '',
    );
    expect(described.tracks.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(described.repeated).toBe(1);
  });
});

// Proves releases: Codes in the tags that are none are left out
it('takes ISRC and UPC from the tags', () => {
  const { upc, tracks } = describeSounds(
    [
      make('1.wav', { isrc: 'ESA012600001', barcode: '4006381333931' }),
      make('2.wav', { isrc: 'x', barcode: '0 36000 29145 2' }),
      make('3.wav', { barcode: '036000291452' }),
      make('4.wav', { barcode: '000000000000' }),
    ],
    '',
  );
  expect(upc).toBe('0036000291452');
  expect(tracks.map(({ isrc }) => isrc)).toEqual(['ESA012600001', '', '', '']);
});

// Proves releases: Tags fill a release
describe('a release', () => {
  it('has what most of its sounds say', () => {
    const sea = { album: 'Marea', albumArtist: 'Nora Faro', date: '2030-02-01' };
    expect(
      describeSounds(
        [make('1.wav', sea), make('2.wav', { album: 'Otra', artist: 'X' }), make('3.wav', sea)],
        'Carpeta',
      ),
    ).toMatchObject({
      title: 'Marea',
      artist: 'Nora Faro',
      date: '2030-02-01',
      albums: ['Marea', 'Otra'],
    });
  });

  it('has the name of its folder where no sound says a title', () => {
    expect(describeSounds([make('01 Sola.wav')], 'Mi carpeta')).toMatchObject({
      title: 'Mi carpeta',
      artist: '',
      date: '',
      albums: [],
      repeated: 0,
    });
  });

  it('takes names of writers as they are printed, and none that is too long', () => {
    const long = 'x'.repeat(61);
    const writers = ['Ana y Luis', 'Ruiz & Hijos; Nora Faro', 'Nora Faro', long];
    const described = describeSounds([make('a.wav', { writers, producers: ['P'] })], '');
    expect(described.tracks[0]).toMatchObject({
      writers: ['Ana y Luis', 'Ruiz & Hijos', 'Nora Faro'],
      producers: ['P'],
    });
    expect(described.longCredits).toBe(1);
  });

  it('cuts titles where the form would', () => {
    const described = describeSounds([make('a.wav', { title: 'ñ'.repeat(300) })], 'x'.repeat(300));
    expect(described.title).toHaveLength(100);
    expect(described.tracks[0]?.title).toHaveLength(100);
  });
});
