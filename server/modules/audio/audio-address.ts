import * as z from 'zod/mini';
import type { MediaKeys } from '../../platform/media-keys.ts';
import { type PlaySource, readSource, writeSource } from '../play/play-source.ts';

/** An address is good for so many seconds from the minute in which it was made. */
const lifetime = 600;

/** What stands for a visitor; ids of sessions never look like it, and are signed with another mark. */
const visitor = 'v';

/** What an address is good for: listening, or keeping the file. One never does for the other. */
export type AudioPurpose = 'audio' | 'file';

type Signed = {
  purpose: AudioPurpose;
  trackId: string;
  session: string;
  expires: number;
  /** Where it is listened to from, as `writeSource` writes it; empty for a file. */
  origin: string;
};

function textOf({ purpose, trackId, session, expires, origin }: Signed): string {
  const whose = session === visitor ? 'visitor' : `session ${session}`;
  return `${purpose}\n${trackId}\n${whose}\n${expires}\n${origin}`;
}

/**
 * The address of a track's audio for one session of a listener, or for a visitor (null), who gets the preview. It
 * ends with its session, and after 9 to 10 minutes, on a whole minute, so that a list's addresses are alike and compress.
 * With the purpose `file` it is that of the download; otherwise it says where the listening is started.
 */
export function signAudioAddress({
  trackId,
  sessionId,
  now,
  secret,
  source,
  purpose = 'audio',
}: {
  trackId: string;
  sessionId: string | null;
  now: Date;
  secret: MediaKeys;
  source?: PlaySource;
  purpose?: AudioPurpose;
}): string {
  const expires = Math.floor(now.getTime() / 60_000) * 60 + lifetime;
  const session = sessionId ?? visitor;
  const origin = source === undefined ? '' : writeSource(source);
  const signed = { purpose, trackId, session, expires, origin };
  const signature = secret.sign(textOf(signed));
  return `/api/tracks/${trackId}/${purpose}?e=${expires}&l=${session}${origin && `&o=${origin}`}&s=${signature}`;
}

const parameter = z.optional(z.string().check(z.maxLength(64)));

const mark = z.optional(z.literal('1'));

/**
 * Parameters of an address as they arrive: expiry, listener, origin, signature, and three marks that a player adds. Two
 * only give something up. `q`: it was told to queue the track, so where that was found is no source. `c`: it goes
 * on in the middle, so a first byte that its browser asks for begins no round. `t`: the device is a tablet
 * whose browser calls itself that of a computer, which is no more than that browser could say itself.
 */
export const addressQuerySchema = z.strictObject({
  e: parameter,
  l: parameter,
  o: z.optional(z.string().check(z.maxLength(80))),
  s: parameter,
  q: mark,
  c: mark,
  t: mark,
});

export type AddressParameters = z.infer<typeof addressQuerySchema>;

/**
 * Which session an address was made for (null is a visitor), for how many more seconds it is good, where the
 * listening was started, whether it goes on in the middle, and whether the device says that it is a tablet.
 */
export type AudioGrant = {
  sessionId: string | null;
  secondsLeft: number;
  source: PlaySource | null;
  isContinuation: boolean;
  isTablet: boolean;
};

/**
 * Checks an address against its signature, in constant time, and the clock. Null for one that is
 * forged, incomplete, expired, or made for another track, session or purpose. Whether the session is still open is
 * the caller's question.
 */
export function readAudioAddress(
  trackId: string,
  parameters: AddressParameters,
  { now, secret, purpose = 'audio' }: { now: Date; secret: MediaKeys; purpose?: AudioPurpose },
): AudioGrant | null {
  if (!isGenuine(trackId, parameters, { secret, purpose })) return null;
  const { e, l = visitor } = parameters;
  const secondsLeft = Number(e) - Math.floor(now.getTime() / 1000);
  if (secondsLeft <= 0) return null;
  return {
    sessionId: l === visitor ? null : l,
    secondsLeft,
    source: sourceIn(parameters),
    isContinuation: parameters.c !== undefined,
    isTablet: parameters.t !== undefined,
  };
}

/**
 * The source in an address that somebody wants to have renewed, whoever it was made for and whenever it
 * expired: players mark with a minus the expiry of one that is good for them no more. Null for one that is forged.
 */
export function readFormerSource(
  trackId: string,
  parameters: AddressParameters,
  secret: MediaKeys,
): PlaySource | null {
  const former = { ...parameters, e: parameters.e?.replace(/^-/, '') };
  const isKnown = isGenuine(trackId, former, { secret, purpose: 'audio' });
  return isKnown ? sourceIn(former) : null;
}

function isGenuine(
  trackId: string,
  { e = '', l = visitor, o = '', s = '' }: AddressParameters,
  { secret, purpose }: { secret: MediaKeys; purpose: AudioPurpose },
): boolean {
  const signed = { purpose, trackId, session: l, expires: Number(e), origin: o };
  return /^\d{1,12}$/.test(e) && secret.isSigned(textOf(signed), s);
}

function sourceIn({ o = '', q }: AddressParameters): PlaySource | null {
  return q === undefined ? readSource(o) : { kind: 'queue' };
}
