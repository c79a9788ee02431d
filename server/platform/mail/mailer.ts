import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, SendMail } from './mail.ts';

export type Mailer = {
  /** Reports the same for every recipient. */
  hasRoom: () => boolean;
  enqueue: (makeMail: () => Promise<Mail | null>) => void;
  close: () => Promise<void>;
};

/** In milliseconds. */
const defaultPauses = [2_000, 30_000] as const;

/** Each email in progress holds a connection. */
const mostUnderWay = 50;

export function createMailer(
  send: SendMail,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  pauses: readonly number[] = defaultPauses,
): Mailer {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(mail: Mail) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send(mail);
      } catch (error) {
        const pause = pauses[tries];
        if (pause === undefined || isFinal(error) || closing.signal.aborted) throw error;
        log.warn({ err: error }, `a mail could not be sent; it is tried again in ${pause} ms`);
        await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function makeAndDeliver(makeMail: () => Promise<Mail | null>) {
    try {
      const mail = await makeMail();
      if (mail !== null) await deliver(mail);
    } catch (error) {
      log.error({ err: error }, 'a mail was not sent');
    }
  }

  function enqueue(makeMail: () => Promise<Mail | null>) {
    const delivery = makeAndDeliver(makeMail).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  async function close() {
    closing.abort();
    await Promise.all(underWay);
  }

  return { hasRoom: () => underWay.size < mostUnderWay, enqueue, close };
}

/** A 5xx reply is permanent. Source: RFC 5321, 4.2.1. */
function isFinal(error: unknown) {
  const { responseCode = 0 } = error as { responseCode?: number };
  return responseCode >= 500;
}
