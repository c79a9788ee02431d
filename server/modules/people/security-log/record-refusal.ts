import type { FastifyRequest } from 'fastify';
import { countShared, type SharedContext } from '../../../platform/attempts/shared-attempts.ts';
import { Problem } from '../../../platform/problems.ts';
import { recordSecurityEvent } from './security-log.repository.ts';

const hour = 3_600_000;

/** Once per hour, account and route, so that nobody can fill the log. Never throws. */
export async function recordRefusal(
  context: SharedContext,
  request: FastifyRequest,
  error: unknown,
): Promise<void> {
  const { viewer, method, routeOptions, log } = request;
  if (viewer === null || !(error instanceof Problem) || error.reason !== 'right') return;
  const route = `${method} ${routeOptions.url ?? ''}`;
  try {
    const key = `refusal:${viewer.id}:${route}`;
    if ((await countShared(context, [{ key, most: 1 }], hour)) > 0) return;
    await recordSecurityEvent(context.db, {
      kind: 'rights',
      outcome: 'failure',
      actorId: viewer.id,
      subjectId: viewer.id,
      request,
      detail: { route },
    });
  } catch (err) {
    log.warn({ err }, 'a refusal was not recorded');
  }
}
