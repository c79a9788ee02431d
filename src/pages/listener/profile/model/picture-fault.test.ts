// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pictureFault } from './use-profile-picture';

const megabyte = 1024 * 1024;
const jpeg = '\xFF\xD8\xFF\xE0';
const png = '\x89PNG\r\n\x1A\n';
const webp = 'RIFF\x24\0\0\0WEBPVP8 ';

/** A file with these first bytes, padded to its size. */
function file(type: string, start: string, size = start.length) {
  const bytes = new Uint8Array(size);
  bytes.set(Array.from(start, (letter) => letter.charCodeAt(0)));
  return new File([bytes], 'foto.png', { type });
}

it.each([
  ['a JPEG', file('image/jpeg', jpeg), null],
  ['a PNG of the greatest size', file('image/png', png, 5 * megabyte), null],
  ['a WebP', file('image/webp', webp), null],
  ['a JPEG that is called PNG', file('image/png', jpeg), null],
  ['one byte too many', file('image/webp', webp, 5 * megabyte + 1), 'size'],
  ['another kind', file('image/svg+xml', '<svg/>'), 'type'],
  ['another kind, too large as well', file('image/gif', 'GIF89a', 9 * megabyte), 'type'],
  ['a kind that nobody knows', file('', png), null],
  ['a kind of old', file('image/pjpeg', jpeg), null],
  ['text that is called PNG', file('image/png', 'Esto no es una imagen.'), 'type'],
  ['sound in the same container as WebP', file('image/webp', 'RIFF\x24\0\0\0WAVEfmt '), 'type'],
  ['an empty file', file('image/png', ''), 'type'],
  ['half of a beginning', file('image/png', '\x89PN'), 'type'],
])('judges %s', async (_, chosen, fault) => {
  expect(await pictureFault(chosen)).toBe(fault);
});
