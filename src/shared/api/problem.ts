import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ProblemCode } from '@/shared/contract/problem.ts';

/**
 * Why a call failed, as the application sees it. `limited` (429) and `duplicate` (409) stand beside
 * the usual six: the one tells a person to wait rather than to correct, the other asks a question.
 */
export type ProblemKind =
  | 'not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'invalid'
  | 'duplicate'
  | 'limited'
  | 'unreachable'
  | 'server';

/**
 * `message` and `fields` are the server's own sentences, ready to be shown; `detail` is for the log,
 * not for people.
 */
export type Problem = {
  kind: ProblemKind;
  message?: string;
  fields?: Record<string, string>;
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
  const { problemSchema } = await import('@/shared/contract/problem.ts');
  const body = problemSchema.safeParse(error.data);
  if (!body.success) return { kind: 'server' };
  const { code, error: message, fields } = body.data;
  return fields ? { kind: kindByCode[code], message, fields } : { kind: kindByCode[code], message };
}

/** Narrows what a mutation threw to a problem. */
export function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown;
}
