import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Hours for which an address is good; it ends on a whole hour, so that what it leads to is kept meanwhile. */
const lifetime = 12;
const hour = 3_600_000;

/** The parameters of such an address as they arrive: expiry, session if it belongs to one, and signature. */
export const signedQuerySchema = z.strictObject({
  e: z.string().check(z.maxLength(12)),
  n: z.optional(z.string().check(z.maxLength(64))),
  s: z.string().check(z.maxLength(32)),
});

type SignedQuery = z.infer<typeof signedQuerySchema>;

const sign = (path: string, { e, n = '' }: Pick<SignedQuery, 'e' | 'n'>, secret: string) =>
  createHmac('sha256', secret).update(`path\n${path}\n${e}\n${n}`).digest().subarray(0, 16);

/** What an address is signed with. With the public id of a session it ends with that session. */
export type PathSigning = { now: Date; secret: string; sessionId?: string };

/** An address for elements that send no token, `<img>`, `<audio>` and `<video>`: good for some hours. */
export function signPath(path: string, { now, secret, sessionId }: PathSigning): string {
  const e = String(Math.floor(now.getTime() / hour) + lifetime);
  const signed = sessionId === undefined ? { e } : { e, n: sessionId };
  const s = sign(path, signed, secret).toString('base64url');
  return `${path}?${new URLSearchParams({ ...signed, s }).toString()}`;
}

/** Whether such an address is genuine and has not expired. Whether its session is open is the caller's question. */
export function isSignedPath(
  path: string,
  query: SignedQuery,
  { now, secret }: Omit<PathSigning, 'sessionId'>,
): boolean {
  const given = Buffer.from(query.s, 'base64url');
  const wanted = sign(path, query, secret);
  const isGenuine =
    /^\d{1,9}$/.test(query.e) && given.length === wanted.length && timingSafeEqual(given, wanted);
  return isGenuine && Number(query.e) * hour > now.getTime();
}
