import { expect, it } from 'vitest';
import { makeId3 } from '../../testing/make-music.ts';
import { findLatinTexts } from './latin-texts.ts';

const frame = (id: string, mark: number, text: Buffer, version: 2 | 3) => {
  const body = Buffer.concat([Buffer.from([mark]), text]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  const head = version === 2 ? [size.subarray(1)] : [size, Buffer.alloc(2)];
  return Buffer.concat([Buffer.from(id), ...head, body]);
};

const tag = (version: number, flags: number, ...frames: Buffer[]) => {
  const body = Buffer.concat(frames);
  return Buffer.concat([
    Buffer.from(['I', 'D', '3'].map((sign) => sign.charCodeAt(0))),
    Buffer.from([version, 0, flags, 0, 0, body.length >> 7, body.length & 0x7f]),
    body,
  ]);
};

const latin = (text: string) => Buffer.from(text, 'latin1');

/** ID3v1. */
function makeTail(title: string, artist: string): Buffer {
  const tail = Buffer.alloc(128);
  tail.write('TAG', 0, 'latin1');
  tail.write(title, 3, 'latin1');
  tail.write(artist, 33, 'latin1');
  return tail;
}

function inWave(chunk: Buffer): Buffer {
  const head = latin('RIFF\0\0\0\0WAVEdata\u0002\0\0\0xxid3 \0\0\0\0');
  head.writeUInt32LE(chunk.length, head.length - 4);
  return Buffer.concat([head, chunk]);
}

// Proves imported-music: Unreadable names: by their mark
it.each([
  [
    'ID3v2.4',
    makeId3({ TITLE: 'Ìàìà', ARTIST: 'Nora', ALBUM: 'Êðîâü' }, 'latin1'),
    ['Ìàìà', 'Êðîâü'],
  ],
  ['Unicode', makeId3({ TITLE: 'Ìàìà', ALBUM: 'Кровь' }), []],
  ['ID3v2.2', tag(2, 0, frame('TT2', 0, latin('Ìàìà\0'), 2)), ['Ìàìà']],
  [
    'UTF-16 beside it',
    tag(
      3,
      0,
      frame('TIT2', 1, Buffer.from('\ufeffÑ', 'utf16le'), 3),
      frame('TPE1', 0, latin('Êèíî'), 3),
    ),
    ['Êèíî'],
  ],
  ['what was made safe', tag(3, 0x80, frame('TIT2', 0, latin('ÿ\0í'), 3)), ['ÿí']],
  ['a tag that breaks off', tag(3, 0, frame('TIT2', 0, latin('Ìàìà'), 3)).subarray(0, 14), []],
  [
    'ID3v1 behind',
    Buffer.concat([tag(3, 0, frame('TIT2', 0, latin('Ìàìà'), 3)), makeTail('Ìà', 'Êèíî')]),
    ['Ìàìà', 'Êèíî'],
  ],
  ['a chunk of WAV', inWave(makeId3({ TITLE: 'Ìàìà' }, 'latin1')), ['Ìàìà']],
])('finds names that are marked as Latin-1: %s', (_name, file, texts) => {
  expect(findLatinTexts(file).map(({ text }) => text)).toEqual(texts);
});
