import type { ProblemBody, ProblemCode, RefusalReason } from '#contract/problem.ts';
import { say, sentences, type Sentence } from './sentences.ts';

type ProblemDetails = {
  error?: Sentence;
  reason?: RefusalReason;
  fields?: Record<string, Sentence>;
  /** Values that conflict with what the caller saw. */
  current?: Record<string, unknown>;
  status?: number;
  /** In seconds. */
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

  /** Sentences missing in the language are in Spanish. */
  bodyIn(language?: string): ProblemBody {
    const { code, error, reason, fields, current } = this;
    const translated = Object.entries(fields ?? {}).map(
      ([name, sentence]) => [name, say(sentence, language).text] as const,
    );
    return {
      error: say(error, language).text,
      code,
      ...(reason && { reason }),
      ...(fields && { fields: Object.fromEntries(translated) }),
      ...(current && { current }),
    };
  }
}

export function problem(code: ProblemCode, details?: ProblemDetails): Problem {
  return new Problem(code, details);
}

/** Something delivered that one of its fields rules out; 422. */
export const refused = (field: string, error: Sentence): Problem =>
  problem('invalid', { error, fields: { [field]: error }, status: 422 });

/** Seconds; most databases are back by then. */
const recovery = 5;

export function unavailable(): Problem {
  return problem('server', {
    status: 503,
    error: sentences.requests.unavailable,
    retryAfter: recovery,
  });
}
