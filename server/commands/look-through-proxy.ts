import { lookup } from 'node:dns/promises';
import type { z } from 'zod/mini';
import { seenSchema } from '#contract/administration.ts';
import { isOwnMachine } from '../platform/own-machine.ts';

/** Milliseconds. */
const patience = 10_000;

/** Of the range for documentation, so nobody's. */
const claimed = '203.0.113.250';

type Seen = z.infer<typeof seenSchema>;

async function ask(origin: string): Promise<Seen> {
  const answer = await fetch(new URL('/api/seen', origin), {
    headers: { 'x-forwarded-for': claimed },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status}`);
  return seenSchema.parse(await answer.json());
}

/** Who calls from the machine itself is trusted like a proxy there. */
async function isHere(host: string) {
  const plain = host.replaceAll(/^\[|\]$/g, '');
  return isOwnMachine(plain) || isOwnMachine((await lookup(plain)).address);
}

/**
 * How a server sees a call that comes by its public address, as a caller who lies about theirs.
 *
 * @returns what is wrong, or how the call was seen.
 * @throws where there is no answer.
 */
export async function lookThroughProxy(
  origin: string,
  isOnThisMachine = isHere,
): Promise<{ isFine: boolean; says: string }> {
  const { address, protocol, host } = await ask(origin);
  const wanted = new URL(origin);
  const seen = `a call to ${origin} is seen as ${protocol}://${host}, from ${address}`;
  if (address === claimed && !(await isOnThisMachine(wanted.hostname))) {
    return {
      isFine: false,
      says: 'callers may claim any address: TONADA_TRUSTED_PROXIES is too wide, or the proxy passes on what they wrote (docs/proxies.md)',
    };
  }
  if (`${protocol}:` !== wanted.protocol || host !== wanted.host) {
    return {
      isFine: false,
      says: `${seen}: the proxy does not say the address that was called, or is not in TONADA_TRUSTED_PROXIES (docs/proxies.md)`,
    };
  }
  return { isFine: true, says: seen };
}
