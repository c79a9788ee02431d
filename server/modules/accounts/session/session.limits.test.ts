import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptTable } from '../../../platform/attempts/attempt.table.ts';
import { problem, type Problem } from '../../../platform/problems.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { makeTestClock } from '../../../testing/test-clock.ts';
import { type Attempt } from './attempt-counters.ts';
import { passwordGuard, passwordLimits } from './session.limits.ts';

const refuse = () => Promise.reject(problem('unauthorized'));
const accept = () => Promise.resolve('in');
const { account, network, everywhere } = passwordLimits;

const tonada = await startTestApp();
const { db } = tonada;
beforeEach(() => db.delete(attemptTable));
afterAll(() => tonada.close());

/** One server's guard; guards with the same clock share a database and time. */
function makeGuard(clock = makeTestClock(new Date(0))) {
  const { elapsed } = clock;
  const { guard } = passwordGuard({ db, elapsed }, { kind: 'login', failure: 'unauthorized' });
  const code = (attempt: Partial<Attempt>, make: () => Promise<unknown> = refuse) =>
    guard(
      { account: 'luz@example.com', address: '192.0.2.1', device: null, ...attempt },
      make,
    ).then(
      () => 'in',
      (error: Problem) => error.code,
    );
  /** Each failed attempt must be within the limit. */
  async function fail(times: number, attempt: (index: number) => Partial<Attempt>) {
    for (let index = 0; index < times; index += 1) {
      expect(await code(attempt(index))).toBe('unauthorized');
    }
  }
  return { clock, guard, code, fail };
}

describe('wrong passwords', () => {
  it('lock out only the guesser, there, however the account is written', async () => {
    const { code, fail } = makeGuard();
    await fail(account.most, () => ({ account: 'Luz@example.com' }));
    expect(await code({ account: ' luz@example.com' }, accept)).toBe('too-many-requests');
    expect(await code({ address: '198.51.100.1' }, accept)).toBe('in');
    expect(await code({ account: 'otra@example.com' }, accept)).toBe('in');
  });

  it('count for one network from all addresses of an IPv6 line', async () => {
    const { code, fail } = makeGuard();
    await fail(account.most, (index) => ({ address: `2001:db8:1:2::${index}` }));
    expect(await code({ address: '2001:db8:1:2:3:4:5:6' })).toBe('too-many-requests');
    expect(await code({ address: '2001:db8:1:3::1' })).toBe('unauthorized');
  });

  it('for changing accounts slow a network down', async () => {
    const { clock, code, fail } = makeGuard();
    await fail(network.most, (index) => ({ account: `cuenta${index}@example.com` }));
    expect(await code({}, accept)).toBe('too-many-requests');
    clock.advance(network.window / network.most);
    expect(await code({}, accept)).toBe('in');
  });

  it('from changing networks slow the account down, for a moment at a time', async () => {
    const { clock, code, fail } = makeGuard();
    await fail(everywhere.most, (index) => ({ address: `198.51.100.${index}` }));
    expect(await code({}, accept)).toBe('too-many-requests');
    clock.advance(everywhere.window / everywhere.most);
    expect(await code({}, accept)).toBe('in');
  });

  it('of others never count on a known device, but its own do', async () => {
    const { code, fail } = makeGuard();
    await fail(account.most, () => ({}));
    await fail(everywhere.most - account.most, (index) => ({ address: `198.51.100.${index}` }));
    const device = { device: 'phone' };
    expect(await code(device, accept)).toBe('in');
    await fail(account.most, () => device);
    expect(await code(device, accept)).toBe('too-many-requests');
    expect(await code({ device: 'laptop' }, accept)).toBe('in');
  });

  it('state how long to wait, whatever the clock is set to', async () => {
    const { clock, code, guard, fail } = makeGuard();
    await fail(account.most, () => ({}));
    clock.set(new Date(-24 * 60 * 60 * 1000));
    const attempt = { account: 'luz@example.com', address: '192.0.2.1', device: null };
    const wait = await guard(attempt, accept).catch((error: Problem) => error.retryAfter);
    expect(wait).toBe(account.window / account.most / 1000);
    clock.set(new Date(24 * 60 * 60 * 1000));
    expect(await code({}, accept)).toBe('too-many-requests');
    clock.advance(account.window / account.most);
    expect(await code({}, accept)).toBe('in');
  });

  it('are forgotten after a success', async () => {
    const { code } = makeGuard();
    for (let index = 0; index < account.most * 3; index += 1) {
      expect(await code({}, index % 3 === 2 ? accept : refuse)).not.toBe('too-many-requests');
    }
  });
});

describe('two servers', () => {
  it('count wrong passwords together', async () => {
    const one = makeGuard();
    const other = makeGuard(one.clock);
    await one.fail(account.most - 1, () => ({}));
    await other.fail(1, () => ({}));
    expect(await one.code({}, accept)).toBe('too-many-requests');
    expect(await other.code({}, accept)).toBe('too-many-requests');
    one.clock.advance(account.window / account.most);
    expect(await other.code({}, accept)).toBe('in');
  });

  it('allow no more with simultaneous calls to both', async () => {
    const one = makeGuard();
    const other = makeGuard(one.clock);
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? one : other).code({})),
    );
    expect(codes.filter((code) => code === 'unauthorized').length).toBeLessThanOrEqual(
      account.most,
    );
    expect(codes).toContain('unauthorized');
  });

  it('store neither emails nor addresses of those who guess', async () => {
    const { fail } = makeGuard();
    await fail(1, () => ({}));
    const rows = JSON.stringify(await db.select().from(attemptTable));
    expect(rows).not.toMatch(/luz|192\.0/);
    expect(rows).toContain('restoredAt');
  });
});

describe('the networks of an IPv6 address', () => {
  it.each([
    ['/56', 2, (index: number) => `2001:db8:1:${index.toString(16)}::1`],
    ['/48', 4, (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
  ])('slow down attempts spread over a %s', async (_prefix, width, getAddress) => {
    const { code, fail } = makeGuard();
    await fail(account.most * width, (index) => ({ address: getAddress(index) }));
    expect(await code({ address: getAddress(200) }, accept)).toBe('too-many-requests');
    expect(await code({ address: '2001:db8:2::1' }, accept)).toBe('in');
  });
});

describe('passwords at the same moment', () => {
  const many = { length: 4 * account.most };

  it('that are wrong gain nothing', async () => {
    const { code } = makeGuard();
    const codes = await Promise.all(Array.from(many, () => code({})));
    expect(codes.filter((each) => each === 'unauthorized')).toHaveLength(account.most);
  });

  it('that are right all succeed', async () => {
    const { code } = makeGuard();
    const codes = await Promise.all(Array.from(many, () => code({}, accept)));
    expect(new Set(codes)).toEqual(new Set(['in']));
  });

  it('that fail through our own errors do not count', async () => {
    const { code } = makeGuard();
    const fail = () => Promise.reject(problem('server'));
    const codes = await Promise.all(Array.from(many, () => code({}, fail)));
    expect(new Set(codes)).toEqual(new Set(['server']));
  });
});
