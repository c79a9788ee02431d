import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

const tenMinutes = 600_000;

describe('a session whose use cannot be noted', () => {
  function failWith(code: string) {
    const failing = vi.spyOn(tonada.db, 'update').mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    onTestFinished(() => failing.mockRestore());
  }
  async function read() {
    const { headers } = await tonada.signIn();
    tonada.clock.advance(tenMinutes);
    return () => tonada.app.inject({ url: '/api/playlists/user', headers });
  }

  it('goes on reading while the disk is full', async () => {
    const ask = await read();
    failWith('ENOSPC');
    expect((await ask()).statusCode).toBe(200);
  });

  it('fails for any other reason', async () => {
    const ask = await read();
    failWith('58030');
    expect((await ask()).statusCode).toBe(500);
  });
});
