import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const now = Date.parse('2026-11-20T20:00:00Z');

it.each([
  ['2026-11-20T19:59:40Z', 'ahora'],
  ['2026-11-20T20:05:00Z', 'ahora'],
  ['2026-11-20T19:58:10Z', 'hace 1 minuto'],
  ['2026-11-20T17:00:00Z', 'hace 3 horas'],
  ['2026-11-19T12:00:00Z', 'ayer'],
  ['2026-11-15T12:00:00Z', 'hace 5 días'],
  ['2026-11-01T12:00:00Z', 'hace 2 semanas'],
  ['2026-09-01T12:00:00Z', 'hace 2 meses'],
  ['2024-09-01T12:00:00Z', 'hace 2 años'],
])('of %s is %s', (instant, said) => {
  expect(relativeTime(instant, now, 'es')).toBe(said);
});
