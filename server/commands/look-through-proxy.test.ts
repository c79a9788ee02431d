import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';
import { lookThroughProxy } from './look-through-proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server behind a proxy at a name of its own; `pass` makes the headers that the proxy sends. */
async function startBehind(pass: (headers: IncomingHttpHeaders) => Record<string, string>) {
  const tonada = await startTestApp({ config: { trustedProxies: ['10.1.0.5'], demo: false } });
  const proxy = createServer((request, answer) => {
    void tonada.app
      .inject({
        url: request.url ?? '',
        remoteAddress: '10.1.0.5',
        headers: { host: '10.1.0.9:3001', ...pass(request.headers) },
      })
      .then(({ statusCode, body }) => answer.writeHead(statusCode).end(body));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  closing.push(() => proxy.close(), tonada.close);
  const address = proxy.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

const told = ({ host = '' }: IncomingHttpHeaders) => ({
  'x-forwarded-proto': 'http',
  'x-forwarded-host': host,
});

it('says how a call by the public address is seen', async () => {
  const origin = await startBehind((headers) => ({
    ...told(headers),
    'x-forwarded-for': '198.51.100.7',
  }));
  expect(await lookThroughProxy(origin)).toEqual({
    isFine: true,
    says: `a call to ${origin} is seen as ${origin}, from 198.51.100.7`,
  });
});

it('names a proxy that does not say which address was called', async () => {
  const origin = await startBehind(() => ({ 'x-forwarded-for': '198.51.100.7' }));
  const { isFine, says } = await lookThroughProxy(origin);
  expect(isFine).toBe(false);
  expect(says).toContain('is seen as http://10.1.0.9:3001, from 198.51.100.7: the proxy does not');
});

it('names a proxy that passes on what callers claim', async () => {
  const passOn = (headers: IncomingHttpHeaders) => ({
    ...told(headers),
    'x-forwarded-for': String(headers['x-forwarded-for']),
  });
  const origin = await startBehind(passOn);
  const elsewhere = async () => false;
  expect(await lookThroughProxy(origin, elsewhere)).toEqual({
    isFine: false,
    says: expect.stringContaining('callers may claim any address') as string,
  });
  // From the machine itself, a caller is trusted like a proxy there.
  expect((await lookThroughProxy(origin)).isFine).toBe(true);
});
