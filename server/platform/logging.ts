import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** A longer name may itself be a secret. */
const parameterName = /^[a-z][\w-]{0,20}$/i;

const redact = {
  paths: ['authorization', 'password', 'token', 'passwordHash', 'tokenHash'].flatMap((name) => [
    name,
    `*.${name}`,
    `*.*.${name}`,
  ]),
  censor: '[redacted]',
};

/** The job that a line was logged by; a request's lines have its id by its own logger. */
export const jobOfLog = new AsyncLocalStorage<{ job: string; attempt: number }>();

/** Leaves out bodies, tokens, passwords and signed addresses. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    redact,
    mixin: () => jobOfLog.getStore() ?? {},
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
      url: (url: unknown) => (typeof url === 'string' ? withoutSecrets(url) : url),
      err: describeError,
    },
    hooks: {
      logMethod(parameters, method) {
        const [first] = parameters as unknown[];
        const error =
          first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
        if (parameters.length === 1 && error instanceof Error) {
          return Reflect.apply(method, this, [first, describeError(error).message]);
        }
        return Reflect.apply(method, this, parameters);
      },
    },
  } satisfies FastifyServerOptions['logger'];
}

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, status: reply.statusCode, milliseconds }, 'answered');
  });
}

/** Parameters' values may be secrets. */
function withoutSecrets(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const names = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return `${path}?${names.map((name) => (parameterName.test(name) ? name : '…')).join('&')}`;
}

/** A failed query's message repeats its parameters. */
function describeError(error: Error): { type: string; message: string; stack: string } {
  if ('params' in error && error.cause instanceof Error) {
    const query = 'query' in error ? String(error.query) : '';
    const { type, message, stack } = describeError(error.cause);
    return { type, message: `${message} (in: ${query})`, stack };
  }
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: name, message: code === undefined ? message : `${message} [${code}]`, stack };
}
