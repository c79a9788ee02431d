import { expect, it } from 'vitest';
import { createDriftMender } from './mend-drift';

// Proves together: The same position
it('jumps where the drift is heard, and leaves small ones', () => {
  const mender = createDriftMender();
  expect(mender.look(10.05, 10, 0)).toBeNull();
  expect(mender.look(9.95, 10, 250)).toBeNull();
  expect(mender.look(10.5, 11, 500)).toBe(11);
});

it('waits until a jump has settled', () => {
  const mender = createDriftMender();
  expect(mender.look(5, 9, 0)).toBe(9);
  expect(mender.look(5, 10, 1_000)).toBeNull();
  expect(mender.look(9, 11, 2_100)).not.toBeNull();
});

// Proves together: The same position
it('aims ahead by what the last jump took, until it is near', () => {
  const mender = createDriftMender();
  const late = 0.4;
  let heard = 0;
  let jumps = 0;
  for (let now = 0; now < 20_000; now += 250) {
    const wanted = now / 1_000 + 30;
    const target = mender.look(heard, wanted, now);
    heard = target === null ? heard + 0.25 : target - late + 0.25;
    if (target !== null) jumps += 1;
  }
  expect(Math.abs(heard - 50)).toBeLessThan(0.3);
  expect(jumps).toBeLessThanOrEqual(3);
});

it('leaves a player that comes no nearer where it is near enough', () => {
  const mender = createDriftMender();
  const times = Array.from({ length: 100 }, (_, index) => index * 250);
  const jumps = times.filter((now, index) => {
    const off = index % 2 === 0 ? 0.1 : -0.1;
    return mender.look(30 + off, 30, now) !== null;
  });
  expect(jumps).toHaveLength(4);
  expect(mender.look(30.2, 30, 30_000)).not.toBeNull();
});
