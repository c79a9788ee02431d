import { expect, it } from 'vitest';
import { type ClaimedPlay, type HeardPlay, judgeOfflinePlays } from './judge-offline-plays.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-20T20:00:00Z');

/** Seconds before now. */
const ago = (seconds: number) => now - seconds * 1000;

const play = (id: string, at: number, more: Partial<ClaimedPlay> = {}): ClaimedPlay => ({
  id,
  at,
  duration: 200,
  permit: { validFrom: now - 10 * day, validUntil: now + 20 * day },
  isPaid: true,
  ...more,
});

const judge = (claimed: ClaimedPlay[], known: HeardPlay[] = []) =>
  judgeOfflinePlays(claimed, known, now).map(({ id }) => id);

// Proves offline: What an offline play is worth
it.each<[string, Partial<ClaimedPlay>]>([
  ['a forged permit', { permit: null }],
  ['a moment before its permit', { at: now - 11 * day }],
  [
    'a moment after its permit',
    { permit: { validFrom: now - 10 * day, validUntil: ago(61) }, at: ago(60) },
  ],
  ['no plan at that time', { isPaid: false }],
  ['a moment to come', { at: now + 120_000 }],
  [
    'a moment too long ago',
    { permit: { validFrom: now - 40 * day, validUntil: now - 10 * day }, at: now - 31 * day },
  ],
])('a play with %s counts nothing', (_, more) => {
  expect(judge([play('one', ago(60), more)])).toEqual([]);
  expect(judge([play('one', ago(60))])).toEqual(['one']);
});

// Proves offline: Apart from each other
it.each<[string, ClaimedPlay[], HeardPlay[], string[]]>([
  ['follow each other', [play('b', ago(100)), play('a', ago(130))], [], ['a', 'b']],
  ['overlap', [play('b', ago(101)), play('a', ago(130))], [], ['a']],
  ['are of one moment', [play('a', ago(130)), play('b', ago(130))], [], ['a']],
  ['overlap one that is known', [play('a', ago(130))], [{ at: ago(120), duration: 200 }], []],
  [
    'come before one that is known',
    [play('a', ago(130))],
    [{ at: ago(100), duration: 200 }],
    ['a'],
  ],
  [
    'are of short songs',
    [play('a', ago(130), { duration: 10 }), play('b', ago(125), { duration: 10 })],
    [],
    ['a', 'b'],
  ],
])('plays that %s: those count that one person can hear', (_, claimed, known, counted) => {
  expect(judge(claimed, known)).toEqual(counted);
});

it('takes a moment that a fast clock put ahead as now', () => {
  expect(judgeOfflinePlays([play('a', now + 30_000)], [], now)).toMatchObject([{ at: now }]);
});
