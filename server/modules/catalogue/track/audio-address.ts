import type { AddressParameters } from '#contract/audio-address.ts';
import type { MediaKeys } from '../../../platform/media-keys.ts';
import { type PlaySource, readSource, writeSource } from './play-source.ts';

/** Seconds, from the minute in which it was made. */
const lifetime = 600;

/** No session id looks like this. */
const visitor = 'v';

/** An address of one never serves for the other. */
export type AudioPurpose = 'audio' | 'file';

type Signed = {
  purpose: AudioPurpose;
  trackId: string;
  session: string;
  expires: number;
  /** The text that `writeSource` returns; empty for a file. */
  origin: string;
};

function getText({ purpose, trackId, session, expires, origin }: Signed): string {
  const whose = session === visitor ? 'visitor' : `session ${session}`;
  return `${purpose}\n${trackId}\n${whose}\n${expires}\n${origin}`;
}

/**
 * The address is for one session, or for a visitor (null), who gets the preview. It expires with
 * the session, and after 9 to 10 minutes on a whole minute, so that a list's addresses compress
 * well.
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
  const signature = secret.sign(getText(signed));
  return `/api/tracks/${trackId}/${purpose}?e=${expires}&l=${session}${origin && `&o=${origin}`}&s=${signature}`;
}

/** `sessionId` is null for a visitor. */
export type AudioGrant = {
  sessionId: string | null;
  secondsLeft: number;
  source: PlaySource | null;
  isContinuation: boolean;
  isTablet: boolean;
};

/**
 * Compares in constant time. Returns null for a forged, incomplete or expired address, or one of
 * another track, session or purpose; the caller checks whether the session is open.
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
 * Reads an address to be renewed, even an expired or foreign one: players negate the expiry of an
 * unusable one. Returns null for a forged one.
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
  return /^\d{1,12}$/.test(e) && secret.isSigned(getText(signed), s);
}

function sourceIn({ o = '', q }: AddressParameters): PlaySource | null {
  return q === undefined ? readSource(o) : { kind: 'queue' };
}
