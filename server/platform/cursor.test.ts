import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const range = { min: -100, max: 100 };
const encode = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it.each([
    { order: 0, id: 'a' },
    { order: -100, id: 'pls_1-2' },
    { order: 100, id: 'x'.repeat(64) },
  ])('leads back to %j, and fits into an address', (position) => {
    const cursor = writeCursor(position);
    expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
    expect(readCursor(cursor, range)).toEqual(position);
  });

  it.each([
    ['a word', 'siguiente'],
    ['no id', encode('7.')],
    ['no number', encode('.abc')],
    ['a number above the range', encode('101.abc')],
    ['a number below the range', encode('-101.abc')],
    ['a fraction', encode('1.5.abc')],
    ['an exponent', encode('1e1.abc')],
    ['another spelling of the number', encode('007.abc')],
    ['an id that cannot be', encode('7.a b')],
    ['a NUL', encode('7.a\0')],
    ['something added', `${writeCursor({ order: 7, id: 'abc' })}=`],
  ])('is refused with a sentence when it is %s', (_, cursor) => {
    expect(() => readCursor(cursor, range)).toThrow('Vuelve a cargarla');
  });
});
