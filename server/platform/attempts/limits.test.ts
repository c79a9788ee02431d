import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeVault } from '../vault/vault.ts';
import { type Limits, makeLimits } from './limits.ts';

const second = 1_000;
const allowance = { most: 100, window: 100 * second };

const vault = makeVault('a key that all servers have');
const log = { warn: vi.fn<() => void>() };

/** All messages, as they were sent. */
let sent: string[];
let servers: Limits[];
let isCut: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  log.warn.mockClear();
  sent = [];
  servers = [];
  isCut = false;
});
afterEach(() => {
  vi.useRealTimers();
});

const elapsed = () => performance.now();

async function send(message: string) {
  if (isCut) throw new Error('no connection');
  sent.push(message);
  for (const { hear } of servers) hear(message);
}

function open(number: number) {
  servers = Array.from({ length: number }, () => makeLimits({ elapsed, vault, log, send }));
  return servers.map(({ define }) => define('calls', allowance));
}

type Counting = { count: (key: string) => void };

/** Returns how many of so many tries got through. */
function use(limit: Counting | undefined, key: string, times: number) {
  let through = 0;
  for (let index = 0; index < times; index += 1) {
    try {
      limit?.count(key);
      through += 1;
    } catch {
      // Refused.
    }
  }
  return through;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const told = () =>
  sent.map((message) => {
    const text = vault.open(message, 'limits');
    return JSON.parse(text) as { from: string; uses: [string, string, number][] };
  });

describe('limits of several servers', () => {
  it('refuse on one server who spent the limit on another', async () => {
    const [here, there] = open(2);
    expect(use(here, 'luz', 200)).toBe(100);
    await pass(second);
    // A tenth of the limit is not told.
    expect(use(there, 'luz', 200)).toBe(10);
    expect(use(there, 'sol', 200)).toBe(100);
  });

  it('let three servers together pass the limit, and a tenth for each of the others', async () => {
    const limits = open(3);
    let through = 0;
    const minutes = 10;
    for (let moment = 0; moment < minutes * 60; moment += 1) {
      for (const limit of limits) through += use(limit, 'luz', 2);
      await pass(second);
    }
    const allowed = allowance.most + (minutes * 60 * second * allowance.most) / allowance.window;
    expect(through).toBeGreaterThan(allowed * 0.95);
    expect(through).toBeLessThan(allowed * 1.2);
  });

  it('never refuse who stays below the limit on all of them together', async () => {
    const limits = open(3);
    let through = 0;
    for (let moment = 0; moment < 600; moment += 1) {
      through += use(limits[moment % 3], 'luz', 1);
      await pass(second);
    }
    expect(through).toBe(600);
  });

  it('let a caller wait for a window at most', async () => {
    const limits = open(9);
    for (const limit of limits) use(limit, 'luz', 100);
    await pass(second);
    expect(use(limits[0], 'luz', 1)).toBe(0);
    await pass(allowance.window);
    expect(use(limits[0], 'luz', 1)).toBe(1);
  });

  it('tell nobody of those who use less than a tenth in a window', async () => {
    const [here] = open(2);
    for (let window = 0; window < 5; window += 1) {
      for (let key = 0; key < 100; key += 1) use(here, `quiet ${key}`, 10);
      await pass(allowance.window);
    }
    expect(sent).toEqual([]);
    use(here, 'luz', 12);
    await pass(second);
    expect(told().flatMap(({ uses }) => uses)).toEqual([['calls', 'luz', 2]]);
  });

  it('reveal no address to those who read the messages', async () => {
    const [here] = open(2);
    use(here, '203.0.113.7', 50);
    await pass(second);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('203.0.113.7');
  });

  it('tell a flood of keys in one message a second, the heaviest first', async () => {
    const [here, there] = open(2);
    for (let key = 0; key < 500; key += 1) use(here, `2001:db8:${key}:1::/64`, 20);
    use(here, 'luz', 90);
    for (let key = 0; key < 5_000; key += 1) use(here, `2001:db9:${key}:1::/64`, 20);
    use(here, 'a made up address '.repeat(1_000), 90);
    await pass(second);
    expect(sent).toHaveLength(1);
    expect(told()[0]?.uses[0]).toEqual(['calls', 'luz', 80]);
    await pass(30 * second);
    for (const message of sent) expect(message.length).toBeLessThan(8_000);
    expect(new Set(told().flatMap(({ uses }) => uses.map(([, key]) => key))).size).toBe(1_000);
    expect(use(there, '2001:db8:499:1::/64', 100)).toBe(100);
    use(here, 'sol', 100);
    await pass(second);
    expect(use(there, 'sol', 100)).toBe(10);
  });

  it('ignore what no server of theirs wrote', async () => {
    const [here] = open(2);
    const stranger = makeVault('another key');
    const uses = [['calls', 'luz', 100]];
    const texts = [
      'nonsense',
      '{"from":"x","uses":[["calls","luz",100]]}',
      stranger.seal(JSON.stringify({ from: 'x', uses }), 'limits'),
      vault.seal(JSON.stringify({ from: 'x', uses }), 'label lbl_1'),
      ...['', '[]', '{"from":"x","uses":[["calls","luz",-5]]}'].map((text) =>
        vault.seal(text, 'limits'),
      ),
      vault.seal('{"from":"x","uses":[["of a later version","luz",100]]}', 'limits'),
    ];
    for (const text of ['', ...texts]) servers[0]?.hear(text);
    expect(use(here, 'luz', 200)).toBe(100);
  });

  it('count on each server alone while the database is away, and say so once', async () => {
    const [here, there] = open(2);
    isCut = true;
    for (let moment = 0; moment < 5; moment += 1) {
      expect(use(here, 'luz', 20)).toBe(20);
      await pass(second);
    }
    expect(log.warn).toHaveBeenCalledOnce();
    isCut = false;
    use(here, 'sol', 100);
    await pass(second);
    expect(use(there, 'luz', 10)).toBe(10);
    expect(told().flatMap(({ uses }) => uses)).toEqual([['calls', 'sol', 90]]);
  });

  it('tell nothing after the stop, nor where there is one server', async () => {
    const [here] = open(2);
    use(here, 'luz', 50);
    await servers[0]?.stop();
    use(here, 'luz', 50);
    use(makeLimits({ elapsed, vault, log, send: undefined }).define('calls', allowance), 'luz', 50);
    expect(vi.getTimerCount()).toBe(0);
    expect(sent).toEqual([]);
  });

  it('have names of their own', () => {
    const { define } = makeLimits({ elapsed, vault, log, send });
    define('calls', allowance);
    expect(() => define('calls', allowance)).toThrow('Two limits are called calls.');
  });
});
