import type { FastifyRequest } from 'fastify';

/** Nothing in a host may end an attribute. */
const plainHost =
  /^(?=.{1,255}$)(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Returns `fallback` for an invalid `Host`. Clients control that header: use the result only for
 * the same caller.
 */
export function requestOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  fallback: string,
): string {
  const isPlain = typeof host === 'string' && plainHost.test(host);
  return isPlain && /^https?$/.test(protocol) ? `${protocol}://${host.toLowerCase()}` : fallback;
}
