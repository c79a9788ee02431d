import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { isOwnMachine } from '../../../platform/own-machine.ts';
import { problem } from '../../../platform/problems.ts';

export type RelyingParty = { id: string; origin: string };

/**
 * The configured public address, else the page's origin if it matches the request's host.
 *
 * @throws {Problem} `forbidden` for another origin or none.
 */
export function getRelyingParty(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
): RelyingParty {
  const origin = URL.parse(publicUrl ?? request.headers.origin ?? '');
  if (origin === null) throw problem('forbidden');
  const { host, hostname } = origin;
  const requestUrl = URL.parse(`http://${request.host}`);
  // The client's development server has another port.
  const isSame =
    publicUrl !== undefined ||
    host === request.host ||
    (isOwnMachine(hostname) && isOwnMachine(requestUrl?.hostname ?? ''));
  if (!isSame) throw problem('forbidden');
  return { id: hostname, origin: origin.origin };
}
