import { expect, it } from 'vitest';
import { answerBy, getDue, whenSent } from './answer-by.ts';

// Proves editorial: The promised day
it.each([
  // 20 November 2026 is a Friday.
  ['2026-11-20', '2026-11-27'],
  ['2026-11-21', '2026-11-27'],
  ['2026-11-22', '2026-11-27'],
  ['2026-11-23', '2026-11-30'],
  ['2026-11-25', '2026-12-02'],
])('of a pitch sent on %s is five working days later, on %s', (sent, day) => {
  expect(answerBy(sent)).toBe(day);
});

it.each(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'])(
  'divides all pitches on %s as the filter does',
  (today) => {
    const sent = Array.from(
      { length: 28 },
      (_, index) => `2026-11-${`${index + 3}`.padStart(2, '0')}`,
    );
    for (const due of ['late', 'today', 'later'] as const) {
      const { from = '', before = '9' } = whenSent(due, today);
      expect(sent.filter((day) => day >= from && day < before)).toEqual(
        sent.filter((day) => getDue(day, today) === due),
      );
    }
  },
);
