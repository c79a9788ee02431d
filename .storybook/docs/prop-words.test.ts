import type { SBType } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { tidy, withoutNothing, toWords } from './prop-words';

const text: SBType = { name: 'string' };
const nothing: SBType = { name: 'other', value: 'undefined' };
const noText: SBType = { name: 'other', value: 'null' };

it.each<[string, SBType, string]>([
  ['an optional boolean', { name: 'union', value: [{ name: 'boolean' }, nothing] }, 'boolean'],
  [
    'a text that may be missing',
    { name: 'union', raw: 'string | null', value: [text, noText] },
    'string',
  ],
  ['two kinds of things', { name: 'union', value: [text, { name: 'number' }, nothing] }, 'union'],
])('finds what a person chooses in %s', (_, type, name) => {
  expect(withoutNothing(type).name).toBe(name);
});

it('still says that it is required', () => {
  const type: SBType = { name: 'union', required: true, value: [text, nothing] };
  expect(withoutNothing(type)).toEqual({ name: 'string', required: true });
});

it.each<[SBType, string]>([
  [{ name: 'enum', value: ['small', 'large'] }, "'small' | 'large'"],
  [{ name: 'enum', value: [1, 2] }, '1 | 2'],
  [{ name: 'union', raw: 'string | undefined', value: [text, nothing] }, 'string'],
  [{ name: 'other', raw: "Pick<Track, 'id'>", value: 'Pick' }, "Pick<Track, 'id'>"],
  [{ name: 'other', value: 'ReactNode' }, 'ReactNode'],
  [{ name: 'boolean' }, 'boolean'],
])('puts %o in words', (type, words) => {
  expect(toWords(type)).toBe(words);
});

it.each([
  ['z.infer<typeof fullAlbumSchema>', 'FullAlbum'],
  ['ReturnType<typeof usePlaylistChoice>', 'PlaylistChoice'],
  [
    '{\n  /** Whether. */\n  isOpen: boolean;\n  data?: Data | undefined;\n}',
    '{ isOpen: boolean; data?: Data }',
  ],
  ['(found: Track | undefined) => void', '(found: Track | undefined) => void'],
])('tidies %j', (source, words) => {
  expect(tidy(source)).toBe(words);
});
