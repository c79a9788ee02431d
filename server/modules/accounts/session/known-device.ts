import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookie, readCookie } from '../../../platform/cookies.ts';
import { randomText } from '../../../platform/random-text.ts';
import { normaliseEmail } from '../../people/user/index.ts';

type SignedIn = { request: FastifyRequest; reply: FastifyReply; email: string; secret: string };

const name = 'tonada_device';

/** Seconds. */
const lifetime = 365 * 24 * 60 * 60;

/** The oldest sign-in is dropped. */
const accountsMost = 8;

/** A random id, and an HMAC per account. */
const pattern = /^[\w-]{22}(?:\.[\w-]{22}){1,8}$/;

/**
 * Null unless the account has signed in on it. Keeps others' guesses from locking the owner out;
 * grants no access.
 */
export function knownDevice(request: FastifyRequest, email: string, secret: string): string | null {
  const { id, marks } = readDevice(request);
  if (id === undefined) return null;
  const wanted = Buffer.from(getMark(id, email, secret));
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), wanted)) ? id : null;
}

export function rememberDevice({ request, reply, email, secret }: SignedIn) {
  const { id = randomText(16), marks } = readDevice(request);
  const mark = getMark(id, email, secret);
  const remembered = [mark, ...marks.filter((other) => other !== mark)].slice(0, accountsMost);
  const value = [id, ...remembered].join('.');
  keepCookie(request, reply, { name, value, path: '/api/auth', lifetime });
}

function readDevice(request: FastifyRequest): { id?: string; marks: string[] } {
  const value = readCookie(request, name);
  const [id, ...marks] = pattern.test(value) ? value.split('.') : [];
  return id === undefined ? { marks } : { id, marks };
}

function getMark(id: string, email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`device:${id}:${normaliseEmail(email)}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}
