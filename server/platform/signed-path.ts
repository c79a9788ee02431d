import * as z from 'zod/mini';
import type { MediaKeys } from './media-keys.ts';

/** Minutes; rounded to a whole hour, so that browsers can cache the content. */
const lifetime = 12 * 60;
/** In minutes, for unreleased content. */
const shortLifetime = 15;
const minute = 60_000;

export const signedQuerySchema = z.strictObject({
  e: z.string().check(z.maxLength(12)),
  n: z.optional(z.string().check(z.maxLength(64))),
  s: z.string().check(z.maxLength(32)),
});

type SignedQuery = z.infer<typeof signedQuerySchema>;

const getText = (path: string, { e, n = '' }: Pick<SignedQuery, 'e' | 'n'>) =>
  `path\n${path}\n${e}\n${n}`;

/** The address expires with the session of this public id. */
export type PathSigning = {
  now: Date;
  secret: MediaKeys;
  sessionId?: string;
  isShort?: boolean;
};

/** For elements that send no token: `<img>`, `<audio>` and `<video>`. */
export function signPath(
  path: string,
  { now, secret, sessionId, isShort = false }: PathSigning,
): string {
  const minutes = Math.floor(now.getTime() / minute);
  const until = isShort ? minutes + shortLifetime : minutes - (minutes % 60) + lifetime;
  const e = String(until);
  const signed = sessionId === undefined ? { e } : { e, n: sessionId };
  const s = secret.sign(getText(path, signed));
  return `${path}?${new URLSearchParams({ ...signed, s }).toString()}`;
}

/** The caller checks the session. */
export function isSignedPath(
  path: string,
  query: SignedQuery,
  { now, secret }: Omit<PathSigning, 'sessionId'>,
): boolean {
  const isGenuine = /^\d{1,9}$/.test(query.e) && secret.isSigned(getText(path, query), query.s);
  return isGenuine && Number(query.e) * minute > now.getTime();
}
