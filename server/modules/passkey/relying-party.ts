import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { isOwnMachine } from '../../platform/own-machine.ts';
import { problem } from '../../platform/problems.ts';

/** Whom a passkey is made for: the site's name in the network, and the origin of its pages. */
export type RelyingParty = { id: string; origin: string };

/**
 * The site that a request comes from: the public address where the operator gave one, else the page's own origin,
 * which has to be where the request went.
 *
 * @throws {Problem} `forbidden` for a page of another origin, or a request of none.
 */
export function relyingPartyOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
): RelyingParty {
  const origin = URL.parse(publicUrl ?? request.headers.origin ?? '');
  if (origin === null) throw problem('forbidden');
  const { host, hostname } = origin;
  const asked = URL.parse(`http://${request.host}`);
  // The development server of the client stands at another port of the same machine.
  const isSame =
    publicUrl !== undefined ||
    host === request.host ||
    (isOwnMachine(hostname) && isOwnMachine(asked?.hostname ?? ''));
  if (!isSame) throw problem('forbidden');
  return { id: hostname, origin: origin.origin };
}
