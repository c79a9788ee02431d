import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomText } from '../../platform/random-text.ts';
import { normaliseEmail } from '../user/make-user.ts';

/** Who signs in, and what the browser says of itself. */
type SignedIn = { request: FastifyRequest; reply: FastifyReply; email: string; secret: string };

const name = 'tonada_device';

/** In seconds: a year from the last time that somebody signed in. */
const lifetime = 365 * 24 * 60 * 60;

/** Accounts that one device remembers; the one that signed in longest ago goes first. */
const accountsMost = 8;

/** A random name, and for each account a mark that nobody else can make. */
const pattern = /^[\w-]{22}(?:\.[\w-]{22}){1,8}$/;

/**
 * Name of a device on which the person of this account has signed in before; null for any other. It
 * says who guesses, so that others who guess do not shut its owner out, and opens nothing.
 */
export function knownDevice(request: FastifyRequest, email: string, secret: string): string | null {
  const { id, marks } = readDevice(request);
  if (id === undefined) return null;
  const wanted = Buffer.from(markOf(id, email, secret));
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), wanted)) ? id : null;
}

/** Lets the browser remember that the person of this account signed in on it. */
export function rememberDevice({ request, reply, email, secret }: SignedIn) {
  const { id = randomText(16), marks } = readDevice(request);
  const mark = markOf(id, email, secret);
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, accountsMost);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${[id, ...kept].join('.')}; Path=/api/auth; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function readDevice({ headers }: FastifyRequest): { id?: string; marks: string[] } {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const [id, ...marks] = pattern.test(value) ? value.split('.') : [];
  return id === undefined ? { marks } : { id, marks };
}

function markOf(id: string, email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`device:${id}:${normaliseEmail(email)}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}
