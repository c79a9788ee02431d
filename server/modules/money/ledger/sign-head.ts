import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type Head = { day: string; position: number; hash: string };
export type SignedHead = Head & { signature: string };

const pattern =
  /^(?<day>\d{4}-\d{2}-\d{2}):(?<position>\d{1,10}):(?<hash>[0-9a-f]{64}|):(?<signature>[\w-]+\.[\w-]+)$/;

/** `2026-11-20:128:9c1f…:4f2a91c0.…`, as it is shown, mailed and verified. */
export const writeHead = ({ signature, ...head }: SignedHead): string =>
  `${toText(head)}:${signature}`;

/** @returns null for another text. */
export function readHead(text: string): SignedHead | null {
  const { day, position, hash, signature } = pattern.exec(text.trim())?.groups ?? {};
  if (day === undefined || hash === undefined || signature === undefined) return null;
  return { day, position: Number(position), hash, signature };
}

/** @param secret of the deployment, outside the database. */
export function signHead(head: Head, secret: string): SignedHead {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ledger-head', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  // Names the key, so that a head of another one is not taken for a forgery.
  const id = sign('key').toString('hex').slice(0, 8);
  return { ...head, signature: `${id}.${sign(toText(head)).toString('base64url')}` };
}

/** `otherKey` was signed before the secret changed, or by another service. */
export function judgeHead(head: SignedHead, secret: string): 'genuine' | 'forged' | 'otherKey' {
  const wanted = signHead(head, secret).signature;
  if (wanted.split('.')[0] !== head.signature.split('.')[0]) return 'otherKey';
  const [one, other] = [Buffer.from(wanted), Buffer.from(head.signature)];
  return one.length === other.length && timingSafeEqual(one, other) ? 'genuine' : 'forged';
}

const toText = ({ day, position, hash }: Head) => `${day}:${position}:${hash}`;
