import { isIP } from 'node:net';

const bits = new Map([
  [4, 32],
  [6, 128],
]);

/** Means `127.0.0.0/8` and `::1`. */
export const thisMachine = 'loopback';

/** Accepts `loopback`, an address or a range (`10.1.0.0/16`), but not a range of all addresses. */
export function isProxyRange(text: string): boolean {
  if (text === thisMachine) return true;
  const [address = '', length, ...more] = text.split('/');
  const most = bits.get(isIP(address));
  if (most === undefined || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && inRange(Number(length), most));
}

const inRange = (length: number, most: number) => length >= 1 && length <= most;
