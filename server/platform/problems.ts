import type { ProblemBody, ProblemCode, RefusalReason } from '#contract/problem.ts';
import { say, sentences, type Sentence } from './sentences.ts';

type ProblemDetails = {
  /** Sentence for people; by default the one of the code. */
  error?: Sentence;
  /** What a client does about a refused session or right. */
  reason?: RefusalReason;
  /** A sentence for each rejected field of the body. */
  fields?: Record<string, Sentence>;
  /** What fields are by now that the caller saw otherwise. */
  current?: Record<string, unknown>;
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
  maintenance: 503,
};

/** A failure that the caller is told about, in the one shape of `problemSchema`. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly error: Sentence;
  readonly reason: RefusalReason | undefined;
  readonly fields: Record<string, Sentence> | undefined;
  readonly current: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    const error = details.error ?? sentences.problems[code];
    super(say(error).text);
    this.code = code;
    this.status = details.status ?? statusOf[code];
    this.error = error;
    this.reason = details.reason;
    this.fields = details.fields;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
  }

  /** What the caller is told, in a language; what it lacks is said in Spanish. */
  bodyIn(language?: string): ProblemBody {
    const { code, error, reason, fields, current } = this;
    const said = Object.entries(fields ?? {}).map(
      ([name, sentence]) => [name, say(sentence, language).text] as const,
    );
    return {
      error: say(error, language).text,
      code,
      ...(reason && { reason }),
      ...(fields && { fields: Object.fromEntries(said) }),
      ...(current && { current }),
    };
  }
}

/** Makes the failure to throw from a route or a service: `throw problem('not-found')`. */
export function problem(code: ProblemCode, details?: ProblemDetails): Problem {
  return new Problem(code, details);
}

/** Seconds after which a caller may find the database again; most have come back by then. */
const recovery = 5;

/** Makes the failure of a call that the database, or its disk, cannot serve at present. */
export function unavailable(): Problem {
  return problem('server', {
    status: 503,
    error: sentences.requests.unavailable,
    retryAfter: recovery,
  });
}
