import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDeviceBody, PushMessage } from '#contract/push.ts';

/** What the service does with the next messages: answers a status, or says nothing. */
type Mood = { status: number; retryAfter?: string } | 'silent';

export type PushService = {
  /** Decrypted, as the browser's worker gets them. */
  messages: PushMessage[];
  /** Of each call, also of those that were refused. */
  calls: { authorization: string; ttl: string; encoding: string }[];
  answer: (mood: Mood) => void;
  /** A new browser's subscription. */
  subscribe: () => PushDeviceBody;
  close: () => Promise<void>;
};

/** A push service on this machine that reads what it is handed, as a browser would. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (body: Buffer) => string>();
  const messages: PushMessage[] = [];
  const calls: PushService['calls'] = [];
  let mood: Mood = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization = '', ttl, 'content-encoding': encoding = '' } = request.headers;
      calls.push({ authorization, ttl: String(ttl), encoding });
      if (mood === 'silent') return;
      const { status, retryAfter } = mood;
      if (status === 201) {
        const decrypt = browsers.get(request.url ?? '');
        if (decrypt) messages.push(JSON.parse(decrypt(Buffer.concat(parts))) as PushMessage);
      }
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
      response.end('x'.repeat(1_000));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    messages,
    calls,
    answer: (next) => {
      mood = next;
    },
    subscribe() {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const secret = randomBytes(16);
      const path = `/send/${browsers.size + 1}`;
      browsers.set(path, (body) => {
        const salt = body.subarray(0, 16);
        const sender = body.subarray(21, 86);
        const derive = (key: Uint8Array, by: Uint8Array, about: Buffer, length: number) =>
          Buffer.from(hkdfSync('sha256', key, by, about, length));
        const own = Buffer.from(p256dh, 'base64url');
        const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
        const input = derive(pair.computeSecret(sender), secret, about, 32);
        const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
        const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
        const opened = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
        opened.setAuthTag(body.subarray(-16));
        const text = Buffer.concat([opened.update(body.subarray(86, -16)), opened.final()]);
        return text.subarray(0, -1).toString('utf8');
      });
      const keys = { p256dh, auth: secret.toString('base64url') };
      return { endpoint: `http://127.0.0.1:${port}${path}`, keys, showsNames: false };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
