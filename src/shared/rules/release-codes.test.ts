import { expect, it } from 'vitest';
import { findCodeFaults, readIsrc, readUpc, showIsrc, showUpc } from './release-codes.ts';

// Proves releases: An ISRC is read however it is typed
it.each([
  ['ES-A01-26-00001', 'ESA012600001'],
  ['es a01 26 00001', 'ESA012600001'],
  ['ISRC: ES‑A01‑26‑00001', 'ESA012600001'],
  ['ISRC ESA012600001', 'ESA012600001'],
  // Registrant RC1 of Iceland.
  ['ISRC12600001', 'ISRC12600001'],
  ['ES-A01-26-0001', null],
  ['E1-A01-26-00001', null],
  ['ES-Á01-26-00001', null],
  ['', null],
])('reads %s', (typed, code) => {
  expect(readIsrc(typed)).toBe(code);
});

// Proves releases: A UPC has twelve or thirteen digits, the last of which checks them
it.each([
  ['0 36000 29145 2', { code: '0036000291452' }],
  ['0036000291452', { code: '0036000291452' }],
  ['84-3612-3456-7894', { fault: 'upc' }],
  ['EAN 4006381333931', { code: '4006381333931' }],
  ['4006381333932', { fault: 'checkDigit' }],
  ['036000291453', { fault: 'checkDigit' }],
  ['000000000000', { fault: 'upc' }],
  ['96385074', { fault: 'upc' }],
  ['', { fault: 'upc' }],
])('reads %s', (typed, read) => {
  expect(readUpc(typed)).toEqual(read);
});

it('shows codes as they are printed, and anything else as it was typed', () => {
  expect([showIsrc('esa012600001'), showIsrc('es a01')]).toEqual(['ES-A01-26-00001', 'es a01']);
  expect([showUpc('0036000291452'), showUpc('4006381333931'), showUpc('12')]).toEqual([
    '036000291452',
    '4006381333931',
    '12',
  ]);
});

// Proves releases: The second song with an ISRC of the release is marked
it('finds what is wrong with the codes of a release', () => {
  const isrcs = ['ES-A01-26-00001', '', 'esa012600001', 'x'];
  expect(findCodeFaults({ upc: '1', tracks: isrcs.map((isrc) => ({ isrc })) })).toEqual({
    upc: 'upc',
    'tracks.2.isrc': 'twice',
    'tracks.3.isrc': 'isrc',
  });
  expect(findCodeFaults({ upc: '', tracks: [{ isrc: '' }] })).toEqual({});
});
