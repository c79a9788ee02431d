import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { isOwnMachine } from './own-machine.ts';

type Mode = Pick<Config, 'demo' | 'isDemoPublic'>;

/** Whether proxies and tunnels write this header into what they pass on. */
export const isForwarding = (header: string) =>
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-.*|cf-.*|true-client-ip)$/.test(header);

/**
 * Whether a call meets the demo. The password of its accounts is public, so unless the owner said otherwise they are
 * there only for a browser of this machine: not through a proxy, not by another name of the machine, and not from a
 * page of somebody else's. See docs/product/account.md.
 */
export const meetsDemo = ({ demo, isDemoPublic }: Mode, request: FastifyRequest): boolean =>
  demo && (isDemoPublic || isFromThisMachine(request));

/** Whether a call is made by the owner of this machine, who tries the demo on it; a real service has no such calls. */
export const isOwnersCall = ({ demo, isDemoPublic }: Mode, request: FastifyRequest): boolean =>
  demo && !isDemoPublic && isFromThisMachine(request);

/** What a route works with, its settings as the call meets them. */
export const seenBy = <Context extends { config: Mode }>(
  context: Context,
  request: FastifyRequest,
): Context => ({
  ...context,
  config: { ...context.config, demo: meetsDemo(context.config, request) },
});

function isFromThisMachine({ headers, raw, socket }: FastifyRequest): boolean {
  const { host, origin } = headers;
  return (
    isOwnMachine(socket.remoteAddress ?? '') &&
    // nginx speaks HTTP/1.0 where it is told no more than the address, and no browser does.
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some(isForwarding) &&
    (host === undefined || isOwnMachine(nameIn(`http://${host}`))) &&
    (origin === undefined || isOwnMachine(nameIn(origin)))
  );
}

const nameIn = (address: string) => URL.parse(address)?.hostname ?? '';
