import type { ProblemBody, ProblemCode } from '#contract/problem.ts';
import { sentences } from './sentences.ts';

type ProblemDetails = {
  /** Sentence for people, from `locales/es/server.json`; by default the one of the code. */
  error?: string;
  /** A sentence for each rejected field of the body. */
  fields?: Record<string, string>;
  status?: number;
  /** Seconds until the call may be tried again. */
  retryAfter?: number;
};

const statusOf: Record<ProblemCode, number> = {
  invalid: 400,
  duplicate: 409,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'too-many-requests': 429,
  server: 500,
};

/** A failure that the caller is told about, in the one shape of `problemSchema`. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly body: ProblemBody;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    const error = details.error ?? sentences.problems[code];
    super(error);
    this.code = code;
    this.status = details.status ?? statusOf[code];
    this.body = { error, code, ...(details.fields && { fields: details.fields }) };
    this.retryAfter = details.retryAfter;
  }
}

/** Makes the failure to throw from a route or a service: `throw problem('not-found')`. */
export function problem(code: ProblemCode, details?: ProblemDetails): Problem {
  return new Problem(code, details);
}
