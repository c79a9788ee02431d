import type { FastifyRequest } from 'fastify';

/** A name or address of a machine and perhaps a port, and nothing that could end an attribute. */
const plainHost =
  /^(?=.{1,255}$)(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin at which a request reached us, or `fallback` where its `Host` is none. Anybody may write
 * that header: use it for nothing but what goes back to its writer.
 */
export function requestOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  fallback: string,
): string {
  const isPlain = typeof host === 'string' && plainHost.test(host);
  return isPlain && /^https?$/.test(protocol) ? `${protocol}://${host.toLowerCase()}` : fallback;
}
