import type { DeviceKind } from '@/shared/contract/player.ts';
import { newId } from '@/shared/lib/id';
import { deviceTexts } from '@/shared/lib/storage';

const key = 'player-device';

/** All tabs of a browser are one device. */
export function ownDeviceId(): string {
  const known = deviceTexts.read(key);
  if (known !== null && /^[\w-]{1,64}$/.test(known)) return known;
  const made = newId();
  deviceTexts.write(key, made);
  return made;
}

/** An iPad's browser reports a Mac. */
export function findKind({ userAgent, maxTouchPoints }: Navigator): DeviceKind {
  if (/iPad|Tablet/.test(userAgent)) return 'tablet';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'tablet';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'phone' : 'tablet';
  return /iPhone|iPod|Mobile/.test(userAgent) ? 'phone' : 'computer';
}
