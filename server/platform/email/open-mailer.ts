import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { writeToOutbox } from './write-to-outbox.ts';

export const canSendEmail = ({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): boolean =>
  smtpUrl !== undefined || demo;

/** Demo mode writes to the folder `outbox` of the data; null when there is neither. */
export function openMailer(
  { smtpUrl, mailFrom, demo, dataDir }: Config,
  log: FastifyBaseLogger,
): Mailer | null {
  if (smtpUrl !== undefined) return createMailer(sendBySmtp({ smtpUrl, mailFrom }), log);
  if (!demo) return null;
  const outbox = { folder: join(dataDir, 'outbox'), mailFrom };
  const send = writeToOutbox(outbox, (path) =>
    log.warn(`TONADA_SMTP_URL is not set, so a mail was written to ${path}`),
  );
  return createMailer(send, log);
}
