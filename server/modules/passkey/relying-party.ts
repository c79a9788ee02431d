import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { isOwnMachine } from '../../platform/own-machine.ts';
import { problem } from '../../platform/problems.ts';

/** The site's domain and the origin of its pages. */
export type RelyingParty = { id: string; origin: string };

/**
 * Uses the configured public address, else the page's origin, which must match the request's
 * host.
 *
 * @throws {Problem} `forbidden` for another origin or none.
 */
export function relyingPartyOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
): RelyingParty {
  const origin = URL.parse(publicUrl ?? request.headers.origin ?? '');
  if (origin === null) throw problem('forbidden');
  const { host, hostname } = origin;
  const asked = URL.parse(`http://${request.host}`);
  // The client's development server uses another port of the same host.
  const isSame =
    publicUrl !== undefined ||
    host === request.host ||
    (isOwnMachine(hostname) && isOwnMachine(asked?.hostname ?? ''));
  if (!isSame) throw problem('forbidden');
  return { id: hostname, origin: origin.origin };
}
