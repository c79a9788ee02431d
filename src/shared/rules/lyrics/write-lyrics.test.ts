import { expect, it } from 'vitest';
import { parseLyrics } from './parse-lyrics.ts';
import { writeLyrics } from './write-lyrics.ts';

// Proves lyrics: A label gives lyrics with a release
it.each([
  ['plain text', 'Mar\n\nadentro'],
  ['times, a pause and an hour', '[la:es]\n[00:01.5]Mar\n[00:02.25]\n[61:03]adentro'],
  ['translations', '[00:01]海\n[00:01]umi\n[00:01]Mar\n[00:02]Sol'],
  ['words', '[00:01.00]<00:01.00>Mar <00:01.40>adentro<00:02.10>\n[00:03]Sol'],
])('writes what is read again: %s', (_, text) => {
  const lyrics = parseLyrics(text);
  if (typeof lyrics === 'string') throw new Error(lyrics);
  expect(parseLyrics(writeLyrics(lyrics))).toEqual(lyrics);
});
