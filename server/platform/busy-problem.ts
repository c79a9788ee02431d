import { problem, type Problem } from './problems.ts';
import { sentences } from './sentences.ts';

/** @param retryAfter seconds. */
export function busyProblem(retryAfter: number): Problem {
  return problem('server', { status: 503, error: sentences.requests.busy, retryAfter });
}
