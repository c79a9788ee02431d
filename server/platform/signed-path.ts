import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Hours for which an address is good; it ends on a whole hour, so that what it leads to is kept meanwhile. */
const lifetime = 12;
const hour = 3_600_000;

/** The parameters of such an address as they arrive: expiry and signature. */
export const signedQuerySchema = z.strictObject({
  e: z.string().check(z.maxLength(12)),
  s: z.string().check(z.maxLength(32)),
});

const sign = (path: string, expires: number, secret: string) =>
  createHmac('sha256', secret).update(`path\n${path}\n${expires}`).digest().subarray(0, 16);

type Signing = { now: Date; secret: string };

/**
 * An address for elements that send no token, `<img>`, `<audio>` and `<video>`: good for some hours, for whoever was
 * told it.
 */
export function signPath(path: string, { now, secret }: Signing): string {
  const expires = Math.floor(now.getTime() / hour) + lifetime;
  return `${path}?e=${expires}&s=${sign(path, expires, secret).toString('base64url')}`;
}

/** Whether such an address is genuine and still good. */
export function isSignedPath(
  path: string,
  { e, s }: z.infer<typeof signedQuerySchema>,
  { now, secret }: Signing,
): boolean {
  const given = Buffer.from(s, 'base64url');
  const wanted = sign(path, Number(e), secret);
  const isGenuine =
    /^\d{1,9}$/.test(e) && given.length === wanted.length && timingSafeEqual(given, wanted);
  return isGenuine && Number(e) * hour > now.getTime();
}
