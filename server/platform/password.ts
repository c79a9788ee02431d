import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);

/** OWASP's minimum for argon2id. Source: Password Storage Cheat Sheet. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;
const saltLength = 16;

/** PHC string, computed off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Does the same work without a hash, so that timing reveals no account. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = stored === null ? null : phcPattern.exec(stored);
  if (match === null) {
    await derive(password, Buffer.alloc(saltLength), cost);
    return false;
  }
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function derive(
  password: string,
  nonce: Buffer,
  settings: { memory: number; passes: number; parallelism: number; tagLength: number },
): Promise<Buffer> {
  // Keyboards may compose the same letters differently.
  return hash('argon2id', { message: password.normalize('NFKC'), nonce, ...settings });
}

function encode(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '');
}
