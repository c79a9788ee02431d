import { expect, it } from 'vitest';
import type { FoundFile } from './found-file';
import { sortFiles } from './sort-files';

const make = (path: string, size = 1_000): FoundFile => ({
  path,
  size,
  open: () => Promise.reject(new Error(`${path} is not opened.`)),
});

// Proves releases: What of a folder is not used is named, with the reason
it.each([
  ['Disco/notas.txt', 1, 'notMusic'],
  ['Disco/sin extensión', 1, 'notMusic'],
  ['Disco/otra.lrc', 1, 'lyrics'],
  ['../otra.lrc', 1, 'path'],
  ['Disco/01.ape', 1, 'format'],
  ['Disco/01.OGG', 1, 'lossy'],
  ['Disco/mensaje.xml', 5 * 1024 * 1024 + 1, 'messageSize'],
  ['Disco/01.wav', 0, 'empty'],
  ['Disco/01.wav', 250 * 1024 * 1024 + 1, 'size'],
  ['Disco/cover.jpg', 10 * 1024 * 1024 + 1, 'pictureSize'],
  ['Disco/otro.zip', 1, 'nested'],
  ['../01.wav', 1, 'path'],
  ['Disco/../../01.wav', 1, 'path'],
  ['/etc/01.wav', 1, 'path'],
  ['C:/01.wav', 1, 'path'],
])('%s of %i bytes is not used: %s', (path, size, reason) => {
  expect(sortFiles([make(path, size)])).toEqual({
    sounds: [],
    covers: [],
    lyrics: new Map(),
    messages: [],
    unused: [{ path, reason }],
  });
});

it('does not mention what systems add', () => {
  const hidden = ['__MACOSX/._01.wav', 'Disco/.DS_Store', 'Disco/Thumbs.db', 'Disco/._01.wav'];
  expect(sortFiles(hidden.map((path) => make(path)))).toEqual({
    sounds: [],
    covers: [],
    lyrics: new Map(),
    messages: [],
    unused: [],
  });
});

// Proves lyrics: A folder or a ZIP fills the lyrics of a release
it('finds the best lyrics beside each song', () => {
  const names = ['D/01 Luna.wav', 'D/01 luna.TXT', 'D/01 Luna.lrc', 'D/CD2/01 Luna.wav'];
  const { lyrics, unused } = sortFiles(names.map((path) => make(path)));
  expect([...lyrics].map((pair) => pair.map(({ path }) => path))).toEqual([
    ['D/01 Luna.wav', 'D/01 Luna.lrc'],
  ]);
  expect(unused).toEqual([{ path: 'D/01 luna.TXT', reason: 'otherLyrics' }]);
});

// Proves releases: A picture of a folder becomes the cover
it('takes the picture whose name says that it is the cover, of an outer folder first', () => {
  const names = [
    'D/libreto.png',
    'D/CD1/folder.jpg',
    'D/Carátula.png',
    'D/Portada.webp',
    'D/CD1/cover.jpg',
  ];
  const { covers } = sortFiles(names.map((path) => make(path)));
  expect(covers.map(({ path }) => path)).toEqual([
    'D/CD1/cover.jpg',
    'D/Portada.webp',
    'D/CD1/folder.jpg',
    'D/Carátula.png',
    'D/libreto.png',
  ]);
});
