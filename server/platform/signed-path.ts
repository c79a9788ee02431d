import * as z from 'zod/mini';
import type { MediaKeys } from './media-keys.ts';

/** Minutes for which an address is good; it ends on a whole hour, so that what it leads to is kept meanwhile. */
const lifetime = 12 * 60;
/** The same of an address of what is not out yet. */
const shortLifetime = 15;
const minute = 60_000;

/** The parameters of such an address as they arrive: expiry, session if it belongs to one, and signature. */
export const signedQuerySchema = z.strictObject({
  e: z.string().check(z.maxLength(12)),
  n: z.optional(z.string().check(z.maxLength(64))),
  s: z.string().check(z.maxLength(32)),
});

type SignedQuery = z.infer<typeof signedQuerySchema>;

const textOf = (path: string, { e, n = '' }: Pick<SignedQuery, 'e' | 'n'>) =>
  `path\n${path}\n${e}\n${n}`;

/** What an address is signed with. With the public id of a session it ends with that session. */
export type PathSigning = {
  now: Date;
  secret: MediaKeys;
  sessionId?: string;
  /** Of what is not out yet: good for a quarter of an hour. */
  isShort?: boolean;
};

/** An address for elements that send no token, `<img>`, `<audio>` and `<video>`: good for some hours. */
export function signPath(
  path: string,
  { now, secret, sessionId, isShort = false }: PathSigning,
): string {
  const minutes = Math.floor(now.getTime() / minute);
  const until = isShort ? minutes + shortLifetime : minutes - (minutes % 60) + lifetime;
  const e = String(until);
  const signed = sessionId === undefined ? { e } : { e, n: sessionId };
  const s = secret.sign(textOf(path, signed));
  return `${path}?${new URLSearchParams({ ...signed, s }).toString()}`;
}

/** Whether such an address is genuine and has not expired. Whether its session is open is the caller's question. */
export function isSignedPath(
  path: string,
  query: SignedQuery,
  { now, secret }: Omit<PathSigning, 'sessionId'>,
): boolean {
  const isGenuine = /^\d{1,9}$/.test(query.e) && secret.isSigned(textOf(path, query), query.s);
  return isGenuine && Number(query.e) * minute > now.getTime();
}
