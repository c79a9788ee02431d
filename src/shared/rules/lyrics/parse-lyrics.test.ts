import { describe, expect, it } from 'vitest';
import type { Lyrics } from '../../contract/lyrics.ts';
import { decodeText } from './decode-text.ts';
import { fromSynchronised } from './from-synchronised.ts';
import { parseLyrics, parseLyricsFile } from './parse-lyrics.ts';

function read(text: string): Lyrics {
  const lyrics = parseLyrics(text);
  if (typeof lyrics === 'string') throw new Error(lyrics);
  return lyrics;
}

const times = (text: string) => read(text).lines.map(({ at, text: line }) => [at, line]);

describe('lyrics with a time for each line', () => {
  // Proves lyrics: Stamps of every form are read
  it.each([
    ['[1:02]Mar', 62_000],
    ['[01:02.3]Mar', 62_300],
    ['[01:02.34]Mar', 62_340],
    ['[01:02.345]Mar', 62_345],
    ['[01:02:34]Mar', 62_340],
    ['[125:00.50] Mar', 7_500_500],
    ['[1:02:03.50]Mar', 3_723_500],
    ['[01:02,34]Mar', 62_340],
    ['  [ 01:02.34 ]  Mar  ', 62_340],
    ['\ufeff[01:02.34]Mar\r\n', 62_340],
  ])('reads %j', (text, at) => {
    expect(times(text)).toEqual([[at, 'Mar']]);
  });

  // Proves lyrics: A refrain has several stamps
  it('repeats a line with several stamps, and sorts all', () => {
    expect(times('[00:20.00][00:05.00]Mar\n[00:10.00]Sol\n')).toEqual([
      [5_000, 'Mar'],
      [10_000, 'Sol'],
      [20_000, 'Mar'],
    ]);
  });

  // Proves lyrics: An offset shifts all lines
  it.each([
    ['[offset:+500]', 9_500],
    ['[offset: 500]', 9_500],
    ['[offset:-500]', 10_500],
    ['[offset:20000]', 0],
    ['[offset:soon]', 10_000],
  ])('moves the lines by %s, earlier by plus', (offset, at) => {
    expect(times(`${offset}\n[00:10.00]Mar`)).toEqual([[at, 'Mar']]);
  });

  // Proves lyrics: An empty line is a pause
  it('keeps empty lines, leaves out what tags say, and goes on without a stamp', () => {
    const text =
      '[ti:Marea]\n[ar:Nora Faro]\n[00:01.00]Mar\nadentro\n[00:05.00]\n[00:09.00][x] <b>';
    expect(times(text)).toEqual([
      [1_000, 'Mar adentro'],
      [5_000, ''],
      [9_000, '[x] <b>'],
    ]);
  });

  // Proves lyrics: Lines of one time are translations
  it('reads lines of the same time as original, romanised form and translation', () => {
    const text =
      '[la:ja]\n[00:01.00]海\n[00:01.00]umi\n[00:01.00]mar\n[00:02.00]空\n[00:02.00]cielo';
    expect(read(text)).toEqual({
      kind: 'lines',
      language: 'ja',
      lines: [
        { at: 1_000, text: '海', romanised: 'umi', translations: [{ text: 'mar' }] },
        { at: 2_000, text: '空', translations: [{ text: 'cielo' }] },
      ],
    });
  });

  // Proves lyrics: Words have times of their own
  it('reads words with their spaces and ends', () => {
    const text = '[00:01.00]<00:01.00>La  <00:01.50>ma<00:02.00>rea<00:02.50>';
    expect(read(text)).toEqual({
      kind: 'words',
      lines: [
        {
          at: 1_000,
          text: 'La  marea',
          words: [
            { at: 1_000, text: 'La  ' },
            { at: 1_500, text: 'ma' },
            { at: 2_000, text: 'rea', end: 2_500 },
          ],
        },
      ],
    });
  });
});

describe('lyrics in TTML', () => {
  const document = (body: string, head = '') =>
    `<?xml version="1.0" encoding="UTF-8"?>
     <tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata"
       xmlns:itunes="http://music.apple.com/lyric-ttml-internal" xml:lang="es">
       <head><metadata>${head}</metadata></head><body><div>${body}</div></body></tt>`;

  // Proves lyrics: Words of TTML are spans
  it('reads words, the spaces between them, pauses and translations', () => {
    const head = `<translations><translation xml:lang="en"><text for="L1">The tide</text>
      </translation></translations>`;
    const body = `<p begin="1.0" end="00:00:03.000" itunes:key="L1">
        <span begin="1.0" end="1.5">La</span> <span begin="1500ms" end="2.2">ma</span><span
        begin="2.2s" end="3">rea &amp; el mar</span>
      </p><p begin="0:09.5" end="12"><span ttm:role="x-translation" xml:lang="fr">La mer</span>Mar<br/>adentro</p>`;
    expect(read(document(body, head))).toEqual({
      kind: 'words',
      language: 'es',
      lines: [
        {
          at: 1_000,
          text: 'La marea & el mar',
          words: [
            { at: 1_000, end: 1_500, text: 'La ' },
            { at: 1_500, end: 2_200, text: 'ma' },
            { at: 2_200, end: 3_000, text: 'rea & el mar' },
          ],
          translations: [{ language: 'en', text: 'The tide' }],
        },
        { at: 3_000, text: '' },
        {
          at: 9_500,
          text: 'Mar adentro',
          translations: [{ language: 'fr', text: 'La mer' }],
        },
      ],
    });
  });

  it('reads lines without a time as plain text', () => {
    expect(read(document('<p>Mar</p><p/><p>Sol</p>'))).toEqual({
      kind: 'plain',
      language: 'es',
      lines: [{ text: 'Mar' }, { text: 'Sol' }],
    });
  });

  // Proves lyrics: A bomb is refused
  it.each([
    ['<!DOCTYPE tt [<!ENTITY a "b">]><tt><p>&a;</p></tt>', 'malformed'],
    ['<tt><body><p>Mar</body></tt>', 'malformed'],
    [`<tt>${'<p>'.repeat(500)}`, 'malformed'],
    [`<tt ${'a'.repeat(900_000)}`, 'malformed'],
    [`<tt ${'a '.repeat(400_000)}><p>Mar</p></tt>`, null],
    ['<tt><p/></tt>', 'malformed'],
  ])('stays calm at %.40s', (text, fault) => {
    const lyrics = parseLyrics(text);
    expect(typeof lyrics === 'string' ? lyrics : null).toBe(fault);
  });
});

describe('lyrics of any form', () => {
  // Proves lyrics: Plain text is shown as it is
  it('keeps plain lines, one empty one between verses, and markup as text', () => {
    const text = 'Mar\r\n\r\n\r\n[Coro: Nora]\r\n<script>\u0000alert(1)</script>\u202e\r\n\r\n';
    expect(read(text)).toEqual({
      kind: 'plain',
      lines: ['Mar', '', '[Coro: Nora]', '<script>alert(1)</script>'].map((line) => ({
        text: line,
      })),
    });
  });

  // Proves lyrics: What is too large is refused
  it.each([
    ['', 'empty'],
    [' \n\n', 'empty'],
    ['[00:01.00]\n[00:02.00]', 'empty'],
    ['\n'.repeat(1_048_576), 'empty'],
    ['a'.repeat(1_048_577), 'tooLarge'],
    ['a\n'.repeat(5_001), 'tooLong'],
    ['[00:01.00]a\n'.repeat(30_000), null],
    [`${'[00:01.00]'.repeat(90_000)}a`, null],
    [`[00:01.00]${'<00:01.00>'.repeat(90_000)}a`, null],
    [`[00:01.00]${'<'.repeat(1_000_000)}`, null],
    [`${'a'.repeat(999)}\n`.repeat(1_000), 'tooLong'],
  ])('bounds %.20j', (text, fault) => {
    const lyrics = parseLyrics(text);
    expect(typeof lyrics === 'string' ? lyrics : null).toBe(fault);
  });

  // Proves lyrics: A file says its letters by its mark, or is Latin-1
  it('reads UTF-8, UTF-16 and Latin-1', () => {
    const text = 'Mañana';
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    const samples = [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(text, 'latin1'),
    ];
    expect(samples.map(decodeText)).toEqual(Array(5).fill(text));
    expect(parseLyricsFile(Buffer.alloc(1_048_577))).toBe('tooLarge');
    expect(parseLyricsFile(utf16.subarray(0, -1))).toMatchObject({ kind: 'plain' });
  });

  it('takes the language of the tag where the text names none', () => {
    expect(parseLyrics('[00:01.00]Mar', 'es')).toMatchObject({ language: 'es' });
    expect(parseLyrics('[la:xxx]\n[00:01.00]Mar')).not.toHaveProperty('language');
  });

  // Proves lyrics: Synchronised frames are lines or words
  it('reads SYLT as lines, or as words of lines', () => {
    const lines = [
      { text: 'Sol', timestamp: 3_000 },
      { text: 'Mar', timestamp: 1_000 },
    ];
    expect(fromSynchronised(lines, 'spa')).toEqual({
      kind: 'lines',
      language: 'es',
      lines: [
        { at: 1_000, text: 'Mar' },
        { at: 3_000, text: 'Sol' },
      ],
    });
    const words = [
      { text: 'La ', timestamp: 1_000 },
      { text: 'mar', timestamp: 1_500 },
      { text: '\nSol', timestamp: 3_000 },
    ];
    expect(fromSynchronised(words)).toMatchObject({
      kind: 'words',
      lines: [
        { at: 1_000, text: 'La mar', words: [{ text: 'La ' }, { text: 'mar' }] },
        { text: 'Sol' },
      ],
    });
    expect(fromSynchronised([])).toBe('empty');
  });
});
