import { expect, it } from 'vitest';
import { digestAfter, nextDigest } from './next-digest.ts';

// Proves notifications: At nine on the reader's clock
it.each([
  [{ zone: null, country: 'ES' }, '2026-11-20T20:00:00Z', '2026-11-21T08:00:00.000Z'],
  [{ zone: null, country: 'ES' }, '2026-07-20T06:59:00Z', '2026-07-20T07:00:00.000Z'],
  [{ zone: 'America/Tijuana', country: 'MX' }, '2026-11-20T20:00:00Z', '2026-11-21T17:00:00.000Z'],
  [{ zone: null, country: 'US' }, '2026-11-21T14:00:00Z', '2026-11-22T14:00:00.000Z'],
  [{ zone: 'Asia/Kathmandu', country: 'PE' }, '2026-11-21T00:00:00Z', '2026-11-21T03:15:00.000Z'],
] as const)('for %j follows %s at %s', (whereabouts, from, next) => {
  expect(nextDigest(whereabouts, new Date(from)).toISOString()).toBe(next);
});

it('has hours between two, also after a flight', () => {
  const sent = new Date('2026-11-21T08:00:05Z');
  const next = (zone: string) => digestAfter({ zone, country: 'ES' }, sent).toISOString();
  expect(next('Europe/Madrid')).toBe('2026-11-22T08:00:00.000Z');
  expect(next('America/Bogota')).toBe('2026-11-22T14:00:00.000Z');
});
