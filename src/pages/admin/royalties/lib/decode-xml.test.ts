import { expect, it } from 'vitest';
import { decodeXml } from './decode-xml';

const xml = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><a>Devolución: 5 €, Peña</a>`;

function toBytes(text: string, width: 1 | 2, { isBig = false, mark = [] as number[] } = {}) {
  const units = Array.from(text, (sign) =>
    sign === '€' && width === 1 ? 0x80 : sign.charCodeAt(0),
  );
  const bytes = units.flatMap((unit) => {
    const pair = [unit & 0xff, unit >> 8];
    return width === 1 ? [unit] : isBig ? pair.toReversed() : pair;
  });
  return new Uint8Array([...mark, ...bytes]);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

// Proves payments: Encodings of a message
it.each([
  ['UTF-8', utf8(xml('UTF-8'))],
  ['UTF-8 with a mark', utf8(`\uFEFF${xml('UTF-8')}`)],
  ['UTF-8 without a declaration', utf8('<a>Devolución: 5 €, Peña</a>')],
  ['UTF-8 that was UTF-16 before', utf8(xml('UTF-16'))],
  ['ISO-8859-1', toBytes(xml('ISO-8859-1'), 1)],
  ['Windows-1252', toBytes(xml('windows-1252'), 1)],
  ['Windows-1252 that calls itself UTF-8', toBytes(xml('UTF-8'), 1)],
  ['Windows-1252 with an unknown name', toBytes(xml('x-bank'), 1)],
  ['UTF-16, little', toBytes(xml('UTF-16'), 2, { mark: [0xff, 0xfe] })],
  ['UTF-16, big', toBytes(xml('UTF-16'), 2, { isBig: true, mark: [0xfe, 0xff] })],
  ['UTF-16 without a mark, little', toBytes(xml('UTF-16'), 2)],
  ['UTF-16 without a mark, big', toBytes(xml('UTF-16'), 2, { isBig: true })],
])('reads %s', (_, bytes) => {
  expect(decodeXml(bytes)).toMatch(/^(<\?xml[^>]*>)?<a>Devolución: 5 €, Peña<\/a>$/);
});
