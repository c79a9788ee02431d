import { request as openRequest } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPassword } from '../../src/shared/sample/demo-accounts.ts';
import { sendWhileBusy } from '../../server/testing/send-while-busy.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';

async function signIn(origin: string, name: string) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.tonada.example`, password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' };
}

// Proves security: V5.2 Upload
test(
  'a file announced as too large takes no room from others',
  () =>
    withDemoServer(async ({ origin }) => {
      const headers = await signIn(origin, 'disquera');
      const dawdling = openRequest(`${origin}/api/label/uploads/cover`, {
        method: 'PUT',
        headers: { ...headers, 'content-length': 60 * 1024 * 1024 },
      });
      dawdling.on('error', () => undefined);
      dawdling.write(Buffer.alloc(5_000));
      const square = { width: 800, height: 800, channels: 3, background: 'teal' } as const;
      const body = new Uint8Array(await sharp({ create: square }).jpeg().toBuffer());
      const address = `${origin}/api/label/uploads/cover`;
      const answer = await sendWhileBusy(() => fetch(address, { method: 'PUT', headers, body }));
      dawdling.destroy();
      expect(answer.status).toBe(200);
    }),
  120_000,
);

test(
  'one user’s pictures are rendered once, and do not delay those of others',
  () =>
    withDemoServer(async ({ origin }) => {
      const headers = await signIn(origin, 'admin');
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width: 640, height: 640, channels: 3, background: 'teal', noise } as const;
      const body = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
      const address = `${origin}/api/user/profile-image`;
      const sent = await sendWhileBusy(() => fetch(address, { method: 'PUT', headers, body }));
      const { profileImage } = (await sent.json()) as { profileImage: string };
      await fetch(`${origin}/api/user/profile`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ profileImage }),
      });
      const me = await fetch(`${origin}/api/auth/me`, { headers });
      const user = (await me.json()) as { profileImage: string };
      const read = async () => {
        const accept = { accept: 'image/avif' };
        const answer = await fetch(`${origin}${user.profileImage}&w=1200`, { headers: accept });
        const picture = Buffer.from(await answer.arrayBuffer());
        return [answer.status, answer.headers.get('content-type'), picture.toString('base64')];
      };
      const [first, ...others] = await Promise.all(Array.from({ length: 50 }, read));
      expect(first?.slice(0, 2)).toEqual([200, 'image/avif']);
      for (const other of others) expect(other).toEqual(first);
    }),
  120_000,
);
