import { expect, it } from 'vitest';
import { reckonTime, setBy } from './server-clock';

const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;
const server = Date.UTC(2026, 10, 28, 12);

// Proves offline: A permit: by the server's time
it.each([
  ['right', 0],
  ['a year ahead', year],
  ['a year behind', -year],
])('reckons the server’s time with a clock that is %s', (_, wrong) => {
  const device = server + wrong;
  expect(reckonTime(setBy(server, device), device + hour)).toBe(server + hour);
});

it('stands still while a clock is set back, and is right again after a contact', () => {
  const clock = { ...setBy(server, server), latest: server + hour };
  expect(reckonTime(clock, server + hour - year)).toBe(server + hour);
  const device = server + hour - year;
  expect(reckonTime(setBy(server + 2 * hour, device), device)).toBe(server + 2 * hour);
});
