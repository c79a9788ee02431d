import { describe, expect, it } from 'vitest';
import { seenText } from '#contract/seen-text.ts';
import { isReservedName } from '#contract/person-name.ts';
import { toFileName as toListName } from '../../src/shared/files/list-formats.ts';
import { toFileName } from '../modules/listening/audio/file-name.ts';
import { bankText } from '../modules/money/payment-run/bank-text.ts';
import { getSongNames } from '../modules/listening/search/song-names.ts';
import { toSearchText } from './search-text/findable.ts';
import { normalise } from './search-text/normalise.ts';
import { getLanguage } from './get-language.ts';

/** Characters: a pattern that repeats over its input takes minutes for them. */
const length = 100_000;

const fill = (part: string) => part.repeat(length / part.length);

const readers: [string, (text: string) => unknown][] = [
  ['a text that people write', seenText],
  ['a reserved name', (text) => isReservedName(`${text} Tonada ${text}`)],
  [
    'the language of a request',
    (text) => getLanguage({ viewer: null, headers: { 'accept-language': `es${text}x` } }),
  ],
  ['a title of a file of songs', (text) => getSongNames({ title: text, artist: 'Ana' })],
  ['an artist of a file of songs', (text) => getSongNames({ title: 'Luna', artist: text })],
  ['a text for banks', (text) => bankText(text, 70)],
  ['a name of a download', (text) => toFileName({ artistName: text, title: text }, 'audio/mpeg')],
  ['a name of a file of songs', toListName],
  ['a search key', normalise],
  ['a search text', toSearchText],
];

const hostile = [
  ' ',
  '/ ',
  '. ',
  '(',
  '[feat. ',
  ' - ',
  ' feat',
  '-',
  'a ',
  'oficial',
  '\u200B',
  '\n',
];

describe.each(readers)('%s is read in one pass', (_name, read) => {
  it.each(hostile)('of %j', (part) => {
    expect(() => read(`x${fill(part)}x`)).not.toThrow();
  });
});
