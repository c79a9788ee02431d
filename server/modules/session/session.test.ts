import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

describe('me', () => {
  it('shows the signed-in person', async () => {
    const { id, headers } = await tonada.signIn();
    const answer = await tonada.app.inject({ url: '/api/auth/me', headers });
    expect(answer.json()).toMatchObject({ id, role: 'user' });
  });
});
