import { expect, it } from 'vitest';
import { startMailServer } from '../../testing/start-mail-server.ts';
import { smtpServer, verifySmtp } from './send-by-smtp.ts';

// Proves security: V12.3 Between services
it.each([
  [
    'smtps://luz%40example.com:p%2Fss@mail.example.com',
    { port: 465, secure: true, requireTLS: false, auth: { user: 'luz@example.com', pass: 'p/ss' } },
  ],
  ['smtp://luz:pass@mail.example.com', { port: 587, secure: false, requireTLS: true }],
  ['smtp://luz:pass@mail.example.com:2525', { port: 2525, requireTLS: true }],
  ['smtp://mail.example.com:25', { host: 'mail.example.com', port: 25, requireTLS: false }],
  ['smtp://luz:pass@localhost:1025', { requireTLS: false }],
  ['smtp://luz:pass@[::1]:1025', { host: '::1', requireTLS: false }],
])('%s never sends a password in the clear to another machine', (url, server) => {
  expect(smtpServer(url)).toMatchObject(server);
});

it('signs in without sending, and says why that fails', async () => {
  const { url, emails, close } = await startMailServer();
  await verifySmtp(url);
  expect(emails).toEqual([]);
  await expect(verifySmtp(url.replace('hunter2', 'other'))).rejects.toThrow(
    /Wrong user or password/,
  );
  await close();
  await expect(verifySmtp(url)).rejects.toThrow(/ECONNREFUSED/);
});
