import * as z from 'zod/mini';
import type { MediaKeys } from '../../platform/media-keys.ts';
import { type PlaySource, readSource, writeSource } from '../play/play-source.ts';

/** Seconds for which an address is valid, from the minute in which it was made. */
const lifetime = 600;

/** Stands for a visitor; no session id looks like it. */
const visitor = 'v';

/** Listening or downloading; an address of one never serves for the other. */
export type AudioPurpose = 'audio' | 'file';

type Signed = {
  purpose: AudioPurpose;
  trackId: string;
  session: string;
  expires: number;
  /** The source of listening, as `writeSource` writes it; empty for a file. */
  origin: string;
};

function textOf({ purpose, trackId, session, expires, origin }: Signed): string {
  const whose = session === visitor ? 'visitor' : `session ${session}`;
  return `${purpose}\n${trackId}\n${whose}\n${expires}\n${origin}`;
}

/**
 * A track's audio address for one session, or for a visitor (null), who gets the preview. It
 * expires with its session, and after 9 to 10 minutes on a whole minute, so that a list's
 * addresses are alike and compress well.
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
 * Parameters of an address: expiry, listener, origin, signature, and unsigned marks of the player
 * that can only reduce what is counted. `q`: the track was queued, so its finding place is no
 * source. `c`: playback continues in the middle, so its first byte starts no play. `t`: the
 * device is a tablet with a desktop browser's name.
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
 * The session of an address (null for a visitor), its remaining seconds, the source of listening,
 * whether playback continues in the middle, and whether the device is a tablet.
 */
export type AudioGrant = {
  sessionId: string | null;
  secondsLeft: number;
  source: PlaySource | null;
  isContinuation: boolean;
  isTablet: boolean;
};

/**
 * Checks an address against the clock and, in constant time, its signature. Null for one that is
 * forged, incomplete, expired, or of another track, session or purpose. The caller checks whether
 * the session is open.
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
 * The source in an address to be renewed, even an expired or foreign one: players mark an
 * unusable address with a negative expiry. Null for a forged one.
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
