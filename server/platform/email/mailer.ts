import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { EmailMessage, SendEmail } from './message.ts';

export type MailRefusal = { at: Date; reason: string };

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

type Caller = { log: Log };

export type Mailer = {
  /**
   * For jobs, which try again; a refusal for good is logged.
   *
   * @throws for everything that may pass.
   */
  send: (message: EmailMessage) => Promise<void>;
  /** The last refusal that concerns all mails, until one is sent. */
  refusal: () => MailRefusal | null;
  /** Reports the same for every recipient, for `enqueue`. */
  hasRoom: () => boolean;
  /**
   * For what somebody waits for and can ask for again; a killed server loses it.
   *
   * @param caller the request, whose log has its id.
   */
  enqueue: (makeEmail: () => Promise<EmailMessage | null>, caller?: Caller) => void;
  close: () => Promise<void>;
};

/** In milliseconds. */
const defaultPauses = [2_000, 30_000, 180_000] as const;

/** Each email in progress holds a connection. */
const mostUnderWay = 50;

export function createMailer(
  send: SendEmail,
  log: Log,
  pauses: readonly number[] = defaultPauses,
): Mailer {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let refusal: MailRefusal | null = null;

  async function attempt(message: EmailMessage, caller: Caller = { log }) {
    try {
      await send(message);
      refusal = null;
    } catch (error) {
      if (isRefusal(error) && !isFinal(error)) {
        refusal = { at: new Date(), reason: getReason(error) };
        caller.log.error({ err: error }, 'the mail server refuses mails');
      }
      throw error;
    }
  }

  async function sendOnce(message: EmailMessage) {
    try {
      await attempt(message);
    } catch (error) {
      if (!isFinal(error)) throw error;
      log.error({ err: error }, 'a mail was refused for good');
    }
  }

  async function deliver(message: EmailMessage, caller: Caller) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(message, caller);
      } catch (error) {
        const pause = pauses[tries];
        if (pause === undefined || isFinal(error) || closing.signal.aborted) throw error;
        caller.log.warn(
          { err: error },
          `a mail could not be sent; it is tried again in ${pause} ms`,
        );
        await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function makeAndDeliver(makeEmail: () => Promise<EmailMessage | null>, caller: Caller) {
    try {
      const message = await makeEmail();
      if (message !== null) await deliver(message, caller);
    } catch (error) {
      caller.log.error({ err: error }, 'a mail was not sent');
    }
  }

  function enqueue(makeEmail: () => Promise<EmailMessage | null>, caller: Caller = { log }) {
    const delivery = makeAndDeliver(makeEmail, caller).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  async function close() {
    closing.abort();
    await Promise.all(underWay);
  }

  const hasRoom = () => underWay.size < mostUnderWay;
  return { send: sendOnce, refusal: () => refusal, hasRoom, enqueue, close };
}

type SmtpError = { responseCode?: number; response?: string; code?: string; command?: string };

/** Quotas (452) and replies of 5xx. */
const isRefusal = (error: unknown) => {
  const { responseCode = 0, code } = error as SmtpError;
  return responseCode >= 500 || responseCode === 452 || code === 'EAUTH';
};

/** Codes about the recipient's address (RFC 3463): no such mailbox or domain, moved, disabled. */
const aboutMailbox = /\b5\.(1\.(1|2|3|4|6|10)|2\.1)\b/;
const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** Words of servers that send no such code, about this service rather than about a mailbox. */
const aboutService =
  /relay|quota|limit|exceed|too (?:many|much)|polic|spam|block|black|denied|reputation|authenti|sender|\bspf\b|dkim|dmarc|size/i;

/**
 * A reply of 5xx is permanent (RFC 5321, 4.2.1) where it is about the recipient's mailbox. About
 * quota, relay, policy, the sender or the account at the mail server, an operator can mend it.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, response = '', code, command = 'RCPT TO' } = error as SmtpError;
  if (responseCode < 500 || code === 'EAUTH' || command !== 'RCPT TO') return false;
  if (enhanced.test(response)) return aboutMailbox.test(response);
  return [550, 551, 553].includes(responseCode) && !aboutService.test(response);
}

function getReason(error: unknown): string {
  const { response, command } = error as SmtpError;
  const text = response ?? (error instanceof Error ? error.message : String(error));
  return [command, text].filter(Boolean).join(': ').slice(0, 200);
}
