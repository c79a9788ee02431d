import { expect, it } from 'vitest';
import { getExecutionDay, withDay } from './execution-day.ts';

// Proves payments: The day of execution
it.each([
  ['a Tuesday', '2026-11-24T10:00:00Z', '2026-11-24'],
  ['the end of a Monday in UTC', '2026-11-23T23:30:00Z', '2026-11-24'],
  ['the end of a Friday in UTC', '2026-11-27T23:30:00Z', '2026-11-30'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-11-30'],
  ['Christmas, a Friday', '2026-12-25T10:00:00Z', '2026-12-28'],
  ['New Year, a Friday', '2027-01-01T10:00:00Z', '2027-01-04'],
  ['Good Friday of 2027', '2027-03-26T10:00:00Z', '2027-03-30'],
  ['Easter Monday of 2026', '2026-04-06T10:00:00Z', '2026-04-07'],
  ['Good Friday of 2038, the latest one of the century', '2038-04-23T10:00:00Z', '2038-04-27'],
  ['the first of May', '2026-05-01T10:00:00Z', '2026-05-04'],
  ['a summer evening', '2026-06-30T22:30:00Z', '2026-07-01'],
])('is %s, or the next day on which SEPA works', (_, from, day) => {
  expect(getExecutionDay(new Date(from))).toBe(day);
});

it('replaces the day of a file, and nothing else', () => {
  expect(withDay.content('<ReqdExctnDt>\n  <Dt>2026-11-20</Dt>', '2026-11-26')).toBe(
    '<ReqdExctnDt>\n  <Dt>2026-11-26</Dt>',
  );
  const line = 'a;2026-11-20 SL;EUR;2026-11-20;Tonada 2026-11\r\n';
  expect(withDay.world(line, '2026-11-26', '2026-11-20')).toBe(
    'a;2026-11-20 SL;EUR;2026-11-26;Tonada 2026-11\r\n',
  );
});
