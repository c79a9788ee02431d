import { beforeEach, describe, expect, it } from 'vitest';
import { AttemptLimit } from './attempt-limit.ts';

const second = 1000;
const most = 10;

let now = 0;
let limit: AttemptLimit;
beforeEach(() => {
  now = 0;
  limit = new AttemptLimit({ most, window: most * second }, () => now);
});

function use(key: string, times: number) {
  for (let index = 0; index < times; index += 1) limit.count(key);
}

describe('an attempt limit', () => {
  it('allows a burst, and then one after another', () => {
    use('luz', most);
    expect(limit.wait('luz')).toBe(second);
    expect(() => limit.count('luz')).toThrow('Demasiados intentos');
    now += second;
    use('luz', 1);
    expect(limit.wait('luz')).toBe(second);
  });

  it('allows the whole burst again after the window, and no more', () => {
    use('luz', most);
    now += 1000 * most * second;
    use('luz', most);
    expect(limit.wait('luz')).toBe(second);
  });

  it('counts each key separately', () => {
    use('luz', most);
    expect(limit.wait('sol')).toBe(0);
  });

  it('keeps a key under attack despite thousands of others', () => {
    use('luz', most);
    use('sol', most - 1);
    for (let index = 0; index < 200_000; index += 1) limit.count(`flood ${index}`);
    expect(limit.wait('luz')).toBe(second);
    use('sol', 1);
    expect(limit.wait('sol')).toBe(second);
  });

  it('keeps it even if each of the others is tried more than once', () => {
    use('luz', most);
    for (let index = 0; index < 50_000; index += 1) use(`flood ${index}`, 3);
    expect(limit.wait('luz')).toBe(second);
  });

  it('returns unused attempts, and keeps those of failures', () => {
    for (let index = 0; index < most; index += 1) limit.hold('luz');
    expect(limit.wait('luz')).toBe(second);
    limit.settle('luz', 'neither');
    expect(limit.wait('luz')).toBe(0);
    for (let index = 1; index < most; index += 1) limit.settle('luz', 'failure');
    use('luz', 1);
    expect(limit.wait('luz')).toBe(second);
  });
});
