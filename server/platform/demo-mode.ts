import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { isOwnMachine } from './own-machine.ts';

type Mode = Pick<Config, 'demo' | 'isDemoPublic'>;

export const isForwarding = (header: string) =>
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-.*|cf-.*|true-client-ip)$/.test(header);

/**
 * The demo's password is public, so by default only a browser on this machine may use it. See
 * docs/product/account.md.
 */
export const meetsDemo = ({ demo, isDemoPublic }: Mode, request: FastifyRequest): boolean =>
  demo && (isDemoPublic || isFromThisMachine(request));

export const isOwnersCall = ({ demo, isDemoPublic }: Mode, request: FastifyRequest): boolean =>
  demo && !isDemoPublic && isFromThisMachine(request);

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
    // nginx speaks HTTP/1.0 by default; no browser does.
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some(isForwarding) &&
    (host === undefined || isOwnMachine(nameIn(`http://${host}`))) &&
    (origin === undefined || isOwnMachine(nameIn(origin)))
  );
}

const nameIn = (address: string) => URL.parse(address)?.hostname ?? '';
