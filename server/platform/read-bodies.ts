import type { FastifyInstance } from 'fastify';
import { problem } from './problems.ts';
import { sentences } from './sentences.ts';

/** An escaped half of a surrogate pair; a body in UTF-8 holds no other. */
const escapedHalf = /\\u[dD][89a-fA-F]/;

/** JSON or no body. */
export function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') return done(null, undefined);
      void parseJson(request, body, (error, value) => {
        if (error === null && escapedHalf.test(body)) {
          const broken = findBroken(value);
          if (broken !== undefined) return done(refuse(broken));
        }
        done(error, value);
      });
    },
  );
}

/** Neither the database nor files, mails and seals can hold half a pair. */
const refuse = (path: string) =>
  problem('invalid', path === '' ? {} : { fields: { [path]: sentences.fields.invalid } });

/** @returns the path of the first text with half a surrogate pair, names of members included. */
function findBroken(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    if (!key.isWellFormed()) return path;
    const broken = findBroken(member, path === '' ? key : `${path}.${key}`);
    if (broken !== undefined) return broken;
  }
  return undefined;
}
