import { describe, expect, it } from 'vitest';
import { isUnavailable } from './sql-state.ts';

const failure = (code: string) =>
  new Error('failed', { cause: Object.assign(new Error(), { code }) });

describe('a failure of the database', () => {
  it.each([
    ['53100', 'its disk is full'],
    ['ENOSPC', 'our disk is full'],
    ['53300', 'too many connections'],
    ['57P01', 'it is stopped'],
    ['57P03', 'it starts'],
    ['57014', 'the statement took too long'],
    ['25006', 'it only reads, as a standby'],
    ['55P03', 'a lock was not to be had'],
    ['08006', 'the connection was lost'],
    ['ECONNRESET', 'the connection was reset'],
  ])('passes: %s, %s', (code) => {
    expect(isUnavailable(failure(code))).toBe(true);
  });

  it.each(['23505', '42P01', '22P05', 'EACCES'])('does not pass: %s', (code) => {
    expect(isUnavailable(failure(code))).toBe(false);
  });
});
