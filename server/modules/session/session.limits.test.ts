import { describe, expect, it } from 'vitest';
import { problem, type Problem } from '../../platform/problems.ts';
import { makeTestClock } from '../../testing/test-clock.ts';
import { loginGuard, loginLimits } from './session.limits.ts';

const refuse = () => Promise.reject(problem('unauthorized'));
const accept = () => Promise.resolve('in');

function guardAt(clock = makeTestClock(new Date(0))) {
  const { guard } = loginGuard(clock);
  const code = (email: string, address: string, attempt: () => Promise<unknown> = refuse) =>
    guard({ email, address }, attempt).then(
      () => 'in',
      (error: Problem) => error.code,
    );
  return { clock, code };
}

describe('loginGuard', () => {
  it('stops guessing one account from many addresses, the right password too', async () => {
    const { code } = guardAt();
    for (let index = 0; index < loginLimits.account.most; index += 1) {
      expect(await code('Luz@example.com', `10.0.0.${index}`)).toBe('unauthorized');
    }
    expect(await code(' luz@example.com', '10.0.1.1', accept)).toBe('too-many-requests');
    expect(await code('otra@example.com', '10.0.1.1', accept)).toBe('in');
  });

  it('stops one address that tries many accounts', async () => {
    const { code } = guardAt();
    for (let index = 0; index < loginLimits.address.most; index += 1) {
      expect(await code(`cuenta${index}@example.com`, '10.0.0.1')).toBe('unauthorized');
    }
    expect(await code('luz@example.com', '10.0.0.1', accept)).toBe('too-many-requests');
  });

  it('counts attempts that are made at the same moment', async () => {
    const { code } = guardAt();
    const codes = await Promise.all(
      Array.from({ length: loginLimits.account.most + 5 }, () =>
        code('luz@example.com', '10.0.0.1'),
      ),
    );
    expect(codes.filter((each) => each === 'too-many-requests')).toHaveLength(5);
  });

  it('says how long to wait, and then lets in', async () => {
    const { clock, code } = guardAt();
    const { guard } = loginGuard(clock);
    for (let index = 0; index < loginLimits.account.most; index += 1) {
      await guard({ email: 'a', address: 'b' }, refuse).catch(() => undefined);
    }
    const wait = await guard({ email: 'a', address: 'b' }, accept).catch(
      (error: Problem) => error.retryAfter,
    );
    expect(wait).toBe(loginLimits.account.window / 1000);
    clock.advance(loginLimits.account.window);
    expect(await code('a', 'b', accept)).toBe('in');
    expect(await guard({ email: 'a', address: 'b' }, accept)).toBe('in');
  });

  it('forgets the failures of an account after a success', async () => {
    const { code } = guardAt();
    for (let index = 0; index < loginLimits.account.most * 3; index += 1) {
      const attempt = index % 3 === 2 ? accept : refuse;
      expect(await code('luz@example.com', '10.0.0.1', attempt)).not.toBe('too-many-requests');
    }
  });
});
