import { createHmac, timingSafeEqual } from 'node:crypto';

/** An address is good for so many seconds from the minute in which it was made. */
const lifetime = 600;

/** What stands for a visitor; listeners' ids never look like it, and are signed with another mark. */
const visitor = 'v';

function sign(trackId: string, listener: string, expires: number, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(
      `audio\n${trackId}\n${listener === visitor ? 'visitor' : `listener ${listener}`}\n${expires}`,
    )
    .digest()
    .subarray(0, 16);
}

/**
 * The address of a track's audio for one listener, or for a visitor (null), who gets the preview. It
 * expires after 9 to 10 minutes, on a whole minute, so that a list's addresses are alike and compress.
 */
export function signAudioAddress({
  trackId,
  listenerId,
  now,
  secret,
}: {
  trackId: string;
  listenerId: string | null;
  now: Date;
  secret: string;
}): string {
  const expires = Math.floor(now.getTime() / 60_000) * 60 + lifetime;
  const listener = listenerId ?? visitor;
  const signature = sign(trackId, listener, expires, secret).toString('base64url');
  return `/api/tracks/${trackId}/audio?e=${expires}&l=${listener}&s=${signature}`;
}

/** Parameters of an address as they arrive. */
export type AddressParameters = {
  e?: string | undefined;
  l?: string | undefined;
  s?: string | undefined;
};

/** Whom an address was made for (null is a visitor) and for how many more seconds it is good. */
export type AudioGrant = { listenerId: string | null; secondsLeft: number };

/**
 * Checks an address against its signature, in constant time, and the clock. Null for one that is
 * forged, incomplete, expired, or made for another track or listener.
 */
export function readAudioAddress(
  trackId: string,
  { e = '', l = visitor, s = '' }: AddressParameters,
  { now, secret }: { now: Date; secret: string },
): AudioGrant | null {
  const given = Buffer.from(s, 'base64url');
  const wanted = sign(trackId, l, Number(e), secret);
  if (!/^\d{1,12}$/.test(e) || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    return null;
  const secondsLeft = Number(e) - Math.floor(now.getTime() / 1000);
  if (secondsLeft <= 0) return null;
  return { listenerId: l === visitor ? null : l, secondsLeft };
}
