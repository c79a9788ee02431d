import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a ULID: newer ids sort after older ones. Source: the ULID specification. */
export function newId(now = Date.now()): string {
  const random = BigInt(`0x${randomBytes(10).toString('hex')}`);
  let rest = (BigInt(now) << 80n) | random;
  let id = '';
  for (let index = 0; index < 26; index += 1) {
    id = `${alphabet[Number(rest & 31n)]}${id}`;
    rest >>= 5n;
  }
  return id;
}
