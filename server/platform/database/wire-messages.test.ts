import { describe, expect, it } from 'vitest';
import { completeMessagesLength } from './wire-messages.ts';

function message(type: string, body = '') {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type + '\0\0\0\0' + body, 'latin1');
  bytes.writeInt32BE(4 + body.length, 1);
  return bytes;
}

function startup() {
  const bytes = Buffer.alloc(12);
  bytes.writeInt32BE(12, 0);
  bytes.writeInt32BE(196_608, 4);
  return bytes;
}

const statement = ['P', 'B', 'D', 'E'].map((type) => message(type, 'abc'));
const all = (...parts: Buffer[]) => Buffer.concat(parts);

describe('completeMessagesLength', () => {
  it.each([
    ['nothing', all(), 0],
    ['a startup message', startup(), 12],
    ['a part of a startup message', startup().subarray(0, 9), 0],
    ['a statement without its end', all(...statement), 0],
    ['a whole statement', all(...statement, message('S')), 4 * 8 + 5],
    ['a statement and a half', all(message('Q', 'x'), ...statement), 6],
    ['a message that is cut', all(message('Q', 'select 1').subarray(0, 10)), 0],
    ['a length that is cut', all(message('S'), message('Q', 'x').subarray(0, 3)), 5],
  ])('of %s', (_what, bytes, length) => {
    expect(completeMessagesLength(bytes)).toBe(length);
  });
});
