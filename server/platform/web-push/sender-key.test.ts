import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSenderKey, signSender } from './sender-key.ts';

const endpoint = 'https://push.example/send/1?x=2';
const contact = 'mailto:ops@example.com';
const now = new Date('2026-11-20T20:00:00Z');

// Proves push: Signed by this service
it('signs for the service of the endpoint, and its key proves it', () => {
  const key = makeSenderKey();
  const header = signSender({ key, endpoint, contact, now });
  const { token = '', k } = /^vapid t=(?<token>[^,]+), k=(?<k>.+)$/.exec(header)?.groups ?? {};
  expect(k).toBe(key.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key.publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isGenuine).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: now.getTime() / 1_000 + 12 * 3_600,
    sub: contact,
  });
});

// A secret number that begins with zeros comes shorter.
it('makes keys of one length', () => {
  const keys = Array.from({ length: 300 }, makeSenderKey);
  const lengths = keys.map(({ privateKey }) => Buffer.from(privateKey, 'base64url').length);
  expect(new Set(lengths)).toEqual(new Set([32]));
});
