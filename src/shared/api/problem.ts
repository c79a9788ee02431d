import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ProblemCode, RefusalReason } from '@/shared/contract/problem.ts';

/**
 * Why a call failed, as the application sees it. `limited` (429), `duplicate` (409) and `maintenance` (503) stand beside
 * the usual six: the first tells a person to wait rather than to correct, the second asks a question, the third closes
 * every screen.
 */
export type ProblemKind =
  | 'not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'invalid'
  | 'duplicate'
  | 'limited'
  | 'unreachable'
  | 'maintenance'
  | 'server';

/**
 * `message` and `fields` are the server's own sentences, ready to be shown; `current` is what fields are by now that
 * the sender saw otherwise; `detail` is for the log, not for people.
 */
export type Problem = {
  kind: ProblemKind;
  message?: string;
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
  /** Why a session or a right is refused. */
  reason?: RefusalReason;
  detail?: string;
};

const kindByCode: Record<ProblemCode, ProblemKind> = {
  'not-found': 'not-found',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  invalid: 'invalid',
  duplicate: 'duplicate',
  'too-many-requests': 'limited',
  server: 'server',
  maintenance: 'maintenance',
};

/** Whether the server has not really answered, and may when it is asked again. */
export const mayRecover = ({ kind }: Problem): boolean =>
  kind === 'unreachable' || kind === 'server';

/** Makes the one problem shape out of whatever `fetch` reported. */
export async function toProblem(error: FetchBaseQueryError): Promise<Problem> {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { kind: 'unreachable' };
  }
  if (typeof error.status !== 'number') return { kind: 'server' };
  // The network may go before its shape comes.
  const contract = await import('@/shared/contract/problem.ts').catch(() => null);
  const body = contract?.problemSchema.safeParse(bodyOf(error.data));
  if (!body?.success) return { kind: 'server' };
  const { code, error: message, fields, current, reason } = body.data;
  return {
    kind: kindByCode[code],
    message,
    ...(fields && { fields }),
    ...(current && { current }),
    ...(reason && { reason }),
  };
}

/** What is asked for as a text, such as a file, is refused in JSON all the same. */
function bodyOf(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : data;
  } catch {
    return undefined;
  }
}

/**
 * The server's own sentence about a failure, or another one where it gave none.
 *
 * @param kinds failures whose sentence is meant for people; all of them by default
 */
export function problemText(
  error: unknown,
  fallback: string,
  kinds?: readonly ProblemKind[],
): string {
  if (!isProblem(error) || (kinds && !kinds.includes(error.kind))) return fallback;
  return error.message || fallback;
}

/** Narrows what a mutation threw to a problem. */
export function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown;
}
