import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { EmailMessage, SendEmail } from './message.ts';

export type Mailer = {
  /**
   * For jobs, which try again; a refusal for good is logged.
   *
   * @throws for everything that may pass.
   */
  send: (message: EmailMessage) => Promise<void>;
  /** Reports the same for every recipient, for `enqueue`. */
  hasRoom: () => boolean;
  /** For what somebody waits for and can ask for again; a killed server loses it. */
  enqueue: (makeEmail: () => Promise<EmailMessage | null>) => void;
  close: () => Promise<void>;
};

/** In milliseconds. */
const defaultPauses = [2_000, 30_000] as const;

/** Each email in progress holds a connection. */
const mostUnderWay = 50;

export function createMailer(
  send: SendEmail,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  pauses: readonly number[] = defaultPauses,
): Mailer {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function sendOnce(message: EmailMessage) {
    try {
      await send(message);
    } catch (error) {
      if (!isFinal(error)) throw error;
      log.error({ err: error }, 'a mail was refused for good');
    }
  }

  async function deliver(message: EmailMessage) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send(message);
      } catch (error) {
        const pause = pauses[tries];
        if (pause === undefined || isFinal(error) || closing.signal.aborted) throw error;
        log.warn({ err: error }, `a mail could not be sent; it is tried again in ${pause} ms`);
        await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function makeAndDeliver(makeEmail: () => Promise<EmailMessage | null>) {
    try {
      const message = await makeEmail();
      if (message !== null) await deliver(message);
    } catch (error) {
      log.error({ err: error }, 'a mail was not sent');
    }
  }

  function enqueue(makeEmail: () => Promise<EmailMessage | null>) {
    const delivery = makeAndDeliver(makeEmail).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  async function close() {
    closing.abort();
    await Promise.all(underWay);
  }

  return { send: sendOnce, hasRoom: () => underWay.size < mostUnderWay, enqueue, close };
}

/** A 5xx reply is permanent (RFC 5321, 4.2.1), except about the account at the mail server. */
function isFinal(error: unknown) {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && code !== 'EAUTH';
}
