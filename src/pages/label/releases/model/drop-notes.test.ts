import { expect, it } from 'vitest';
import { addTrack, createDropNotes } from './drop-notes';
import type { EditedTrack } from './edited-draft';

const make = (
  sound: string,
  rank: number | null,
  more: Partial<EditedTrack> = {},
): EditedTrack => ({
  sound,
  title: sound,
  writers: [],
  producers: [],
  isInterlude: false,
  isrc: '',
  lyrics: '',
  lyricsFault: null,
  facts: { sound, format: 'wav', seconds: 60, sampleRate: 44_100, channels: 2, bitrate: 1_411_200 },
  state: 'preparing',
  rank,
  ...more,
});

const order = (tracks: readonly EditedTrack[]) => tracks.map(({ sound }) => sound).join(' ');

// Proves releases: A song sent again takes its place in the order of the folder
it.each([
  ['the middle', [1001, 1003], 1002, 'a x b'],
  ['the start', [1002, 1003], 1001, 'x a b'],
  ['the end', [1001, 1002], 1003, 'a b x'],
  ['the end, of a second folder', [1001, 1002], 2000, 'a b x'],
  ['the end, chosen by itself', [1001, 1002], null, 'a b x'],
  ['behind its own, whatever follows', [1001, null], 1002, 'a x b'],
])('arrives at %s', (_, [first = null, second = null], rank, expected) => {
  expect(order(addTrack([make('a', first), make('b', second)], make('x', rank)))).toBe(expected);
});

// Proves releases: The same folder twice adds no song twice
it('keeps the track of a sound that is there, and fills its empty fields', () => {
  const tracks = [make('a', null, { title: 'Mía', producers: ['P'] })];
  const again = make('a', 1001, { title: 'Otra', writers: ['W'], producers: ['Q'], lyrics: 'L' });
  expect(addTrack(tracks, again)).toEqual([{ ...tracks[0], writers: ['W'], lyrics: 'L' }]);
});

it('knows a dropped file again by its path', () => {
  const notes = createDropNotes();
  const file = () => new File(['x'], '01.wav', { lastModified: 5 });
  const about = { title: '', writers: [], producers: [], isrc: '', lyrics: '' };
  const [first, second] = [file(), file()];
  notes.note([
    { ...about, file: first, path: 'D/CD1/01.wav' },
    { ...about, file: second, path: 'D/CD2/01.wav' },
  ]);
  notes.noteSound(first, 'one');
  notes.noteSound(second, 'two');
  expect(notes.getSound({ file: file(), path: 'D/CD2/01.wav' })).toBe('two');
  expect(notes.getSound({ file: file(), path: '01.wav' })).toBeUndefined();
  expect(notes.getTrack(second)).toMatchObject({ rank: 1001 });
});
