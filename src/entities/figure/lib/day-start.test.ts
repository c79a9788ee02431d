import { expect, it } from 'vitest';
import { dayStart } from './day-start';

// Proves figures: When a day begins, in Auckland, Bogotá and Madrid
it.each([
  ['2026-11-26', 'Pacific/Auckland', '13:00', 'day'],
  ['2026-07-26', 'Pacific/Auckland', '12:00', 'day'],
  ['2026-11-26', 'America/Bogota', '19:00', 'before'],
  ['2026-12-01', 'America/Bogota', '19:00', 'before'],
  ['2026-11-26', 'Europe/Madrid', '01:00', 'day'],
  ['2026-07-26', 'Europe/Madrid', '02:00', 'day'],
  ['2026-11-26', 'Atlantic/Reykjavik', '00:00', 'same'],
])('%s in %s begins at %s of the %s', (day, timeZone, time, on) => {
  expect(dayStart(day, 'es', timeZone)).toEqual({ time, on });
});
