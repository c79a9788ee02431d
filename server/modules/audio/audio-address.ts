import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** An address is good for so many seconds from the minute in which it was made. */
const lifetime = 600;

/** What stands for a visitor; listeners' ids never look like it, and are signed with another mark. */
const visitor = 'v';

/** What an address is good for: listening, or keeping the file. One never does for the other. */
export type AudioPurpose = 'audio' | 'file';

type Signed = { purpose: AudioPurpose; trackId: string; listener: string; expires: number };

function sign({ purpose, trackId, listener, expires }: Signed, secret: string): Buffer {
  const whose = listener === visitor ? 'visitor' : `listener ${listener}`;
  return createHmac('sha256', secret)
    .update(`${purpose}\n${trackId}\n${whose}\n${expires}`)
    .digest()
    .subarray(0, 16);
}

/**
 * The address of a track's audio for one listener, or for a visitor (null), who gets the preview. It
 * expires after 9 to 10 minutes, on a whole minute, so that a list's addresses are alike and compress.
 * With the purpose `file` it is that of the download.
 */
export function signAudioAddress({
  trackId,
  listenerId,
  now,
  secret,
  purpose = 'audio',
}: {
  trackId: string;
  listenerId: string | null;
  now: Date;
  secret: string;
  purpose?: AudioPurpose;
}): string {
  const expires = Math.floor(now.getTime() / 60_000) * 60 + lifetime;
  const listener = listenerId ?? visitor;
  const signed = { purpose, trackId, listener, expires };
  const signature = sign(signed, secret).toString('base64url');
  return `/api/tracks/${trackId}/${purpose}?e=${expires}&l=${listener}&s=${signature}`;
}

const parameter = z.optional(z.string().check(z.maxLength(64)));

/** Parameters of an address as they arrive: expiry, listener, signature. */
export const addressQuerySchema = z.strictObject({ e: parameter, l: parameter, s: parameter });

export type AddressParameters = z.infer<typeof addressQuerySchema>;

/** Whom an address was made for (null is a visitor) and for how many more seconds it is good. */
export type AudioGrant = { listenerId: string | null; secondsLeft: number };

/**
 * Checks an address against its signature, in constant time, and the clock. Null for one that is
 * forged, incomplete, expired, or made for another track, listener or purpose.
 */
export function readAudioAddress(
  trackId: string,
  { e = '', l = visitor, s = '' }: AddressParameters,
  { now, secret, purpose = 'audio' }: { now: Date; secret: string; purpose?: AudioPurpose },
): AudioGrant | null {
  const given = Buffer.from(s, 'base64url');
  const wanted = sign({ purpose, trackId, listener: l, expires: Number(e) }, secret);
  if (!/^\d{1,12}$/.test(e) || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    return null;
  const secondsLeft = Number(e) - Math.floor(now.getTime() / 1000);
  if (secondsLeft <= 0) return null;
  return { listenerId: l === visitor ? null : l, secondsLeft };
}
