import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { pushCurve } from './encrypt-message.ts';

/** Base64url: an uncompressed point of P-256, and its secret number. */
export type SenderKey = { publicKey: string; privateKey: string };

/** Seconds that a signature is valid; services refuse more than a day. */
const lifetime = 12 * 3_600;

const coordinateLength = 32;

export function makeSenderKey(): SenderKey {
  const pair = createECDH(pushCurve);
  return {
    publicKey: pair.generateKeys('base64url'),
    privateKey: padded(pair.getPrivateKey()).toString('base64url'),
  };
}

/** Leading zeros are left out by the generator, and required in a key. */
const padded = (number: Buffer) =>
  Buffer.concat([Buffer.alloc(coordinateLength - number.length), number]);

type Signing = {
  key: SenderKey;
  /** The subscription's address at its service. */
  endpoint: string;
  /** Where the service's operator reaches this one: `mailto:` or `https:`. */
  contact: string;
  now: Date;
};

/** The `Authorization` by which a push service recognises the sender (VAPID, RFC 8292). */
export function signSender({ key, endpoint, contact, now }: Signing): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + lifetime,
    sub: contact,
  };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), {
    key: createPrivateKey({ key: toJwk(key), format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

function toJwk({ publicKey, privateKey }: SenderKey) {
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(0, coordinateLength).toString('base64url'),
    y: point.subarray(coordinateLength).toString('base64url'),
    d: privateKey,
  };
}
