import { expect, it, vi } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { resetLimits } from './password-reset.limits.ts';

it('a request does not count while too many emails are in progress', async () => {
  const tonada = await startTestApp();
  const forgot = (email: string, address: string) =>
    tonada.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email },
      headers: { 'x-forwarded-for': address },
    });
  const gate = Promise.withResolvers<void>();
  // Holding all connections keeps every email from being made.
  const held = Promise.all(
    Array.from({ length: 32 }, () => tonada.db.transaction(() => gate.promise)),
  );
  const statuses: number[] = [];
  for (let index = 0; !statuses.includes(429); index += 1) {
    statuses.push((await forgot(`nadie-${index}@example.com`, `10.1.${index}.1`)).statusCode);
  }
  expect(statuses).toHaveLength(51);
  const ask = () => forgot('luz@example.com', '10.2.0.1');
  for (let index = 0; index < resetLimits.account.most; index += 1) {
    expect((await ask()).headers['retry-after']).toBe('60');
  }
  gate.resolve();
  await held;
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200));
  await tonada.close();
});
