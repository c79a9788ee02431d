import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isChanged, isMissing, isStoreFull, StoreError } from './assets/store-error.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { hasSqlState, isUnavailable, sqlStates } from './database/sql-state.ts';
import { fieldSentences } from './field-sentences.ts';
import { getLanguage } from './get-language.ts';
import { Problem, problem, unavailable } from './problems.ts';
import { sentences } from './sentences.ts';

/**
 * Internal details are only logged.
 *
 * @param note called before each answer; must not throw.
 */
export function answerProblems(
  app: FastifyInstance,
  note?: (request: FastifyRequest, error: unknown) => Promise<void>,
) {
  app.setErrorHandler(async (error, request, reply) => {
    await note?.(request, error);
    return sendProblem(error, request, reply);
  });
}

export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  reword: (found: Problem) => Problem = (found) => found,
) {
  const known = reword(asProblem(error, request));
  if (known.status >= 500 && known.retryAfter === undefined)
    request.log.error({ err: error }, 'request failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
  if (known.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ ...known.bodyIn(getLanguage(request)), requestId: request.id });
}

const statusOfBroken: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Not HTTP, so there is no reply object. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfBroken[error.code ?? ''] ?? 400;
  const body = problem('invalid', { status }).bodyIn();
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isCutOff(request)) return problem('invalid');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { validation, validationContext } = error;
    // No resource has a malformed id.
    if (validationContext === 'params') return problem('not-found');
    if (validationContext !== 'body') return problem('invalid');
    return problem('invalid', { fields: fieldSentences(validation, request.body) });
  }
  if (hasSqlState(error, sqlStates.invalidText)) return problem('invalid');
  if (hasSqlState(error, sqlStates.outOfRange)) {
    request.log.error({ err: error }, 'out of range');
    return problem('invalid');
  }
  // A lost file does not come back by waiting.
  if (error instanceof StoreError && !isMissing(error) && !isChanged(error)) {
    request.log.error({ err: error }, 'the store for files failed');
    if (!isStoreFull(error)) return unavailable();
    return problem('server', { status: 507, error: sentences.requests.diskFull, retryAfter: 600 });
  }
  if (isUnavailable(error)) return unavailable();
  return fromFramework(error) ?? problem('server');
}

function fromFramework(error: unknown) {
  const { statusCode: status, code = '' } = error as Partial<FastifyError>;
  if (status === undefined || status < 400 || status > 499) return undefined;
  if (status === 413) return problem('invalid', { status, error: sentences.requests.tooLarge });
  if (status === 415) {
    return problem('invalid', { status, error: sentences.requests.unsupportedType });
  }
  if (status === 429) return problem('too-many-requests');
  const isBody = code.startsWith('FST_ERR_CTP_') || error instanceof SyntaxError;
  return problem('invalid', { status, ...(isBody && { error: sentences.requests.malformedJson }) });
}

function isCutOff({ raw }: FastifyRequest) {
  return raw.destroyed && !raw.complete;
}
