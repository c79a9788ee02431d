import { problem, type Problem } from './problems.ts';
import { sentences } from './sentences.ts';

/** The refusal of work that would wait too long, with the seconds after which to ask again. */
export function busy(retryAfter: number): Problem {
  return problem('server', { status: 503, error: sentences.requests.busy, retryAfter });
}
