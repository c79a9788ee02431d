import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ProblemCode, RefusalReason } from '@/shared/contract/problem.ts';

/** `limited` is 429, `duplicate` 409, `maintenance` 503. */
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

/** `current` has present values that the sender saw otherwise; `detail` is only for the log. */
export type Problem = {
  kind: ProblemKind;
  message?: string;
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
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

export const mayRecover = ({ kind }: Problem): boolean =>
  kind === 'unreachable' || kind === 'server';

export async function toProblem(error: FetchBaseQueryError): Promise<Problem> {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { kind: 'unreachable' };
  }
  if (typeof error.status !== 'number') return { kind: 'server' };
  // Without a network the chunk does not arrive.
  const contract = await import('@/shared/contract/problem.ts').catch(() => null);
  const body = contract?.problemSchema.safeParse(getBody(error.data));
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

function getBody(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : data;
  } catch {
    return undefined;
  }
}

/** @param kinds whose sentence is shown; all by default */
export function problemText(
  error: unknown,
  fallback: string,
  kinds?: readonly ProblemKind[],
): string {
  if (!isProblem(error) || (kinds && !kinds.includes(error.kind))) return fallback;
  return error.message || fallback;
}

export function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown;
}
