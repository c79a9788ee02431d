import { offlineLimits } from '#contract/limits.ts';
import type { MediaKeys } from '../../../platform/media-keys.ts';

const day = 24 * 60 * 60 * 1000;

/** Whose copy it is; `device` is the client's own id. */
export type PermitOwner = { listenerId: string; device: string; trackId: string };

/** Times in milliseconds, on whole seconds. */
export type PermitSpan = { validFrom: number; validUntil: number };

const toText = ({ listenerId, device, trackId }: PermitOwner, from: string, until: string) =>
  `offline\n${listenerId}\n${device}\n${trackId}\n${from}\n${until}`;

/**
 * The span of a permit that begins now: 30 days, or to the end of the last paid day of a plan that
 * was cancelled.
 *
 * @param lastDay as `2026-12-20`, null while the plan goes on.
 */
export function getPermitSpan(now: Date, lastDay: string | null): PermitSpan {
  const validFrom = Math.floor(now.getTime() / 1000) * 1000;
  const longest = validFrom + offlineLimits.days * day;
  if (lastDay === null) return { validFrom, validUntil: longest };
  return { validFrom, validUntil: Math.min(longest, Date.parse(lastDay) + day - 1000) };
}

/** See docs/product/offline.md. */
export function signPermit(owner: PermitOwner, span: PermitSpan, secret: MediaKeys): string {
  const [from, until] = [span.validFrom, span.validUntil].map((time) => String(time / 1000));
  return `${from}.${until}.${secret.sign(toText(owner, from ?? '', until ?? ''))}`;
}

/** Returns null for a forged permit, or one of another track, account or device. */
export function readPermit(
  owner: PermitOwner,
  permit: string,
  secret: MediaKeys,
): PermitSpan | null {
  const [, from = '', until = '', signature = ''] =
    /^(\d{1,12})\.(\d{1,12})\.(.+)$/.exec(permit) ?? [];
  if (!secret.isSigned(toText(owner, from, until), signature)) return null;
  return { validFrom: Number(from) * 1000, validUntil: Number(until) * 1000 };
}
