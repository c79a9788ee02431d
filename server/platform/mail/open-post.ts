import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { createPostman, type Postman } from './postman.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { writeToOutbox } from './write-to-outbox.ts';

/**
 * Mail through the server of `TONADA_SMTP_URL`; without one, in demo mode, into the folder `outbox`
 * of the data folder, where the log names each file. Null when there is neither.
 */
export function openPost(
  { smtpUrl, mailFrom, demo, dataDir }: Config,
  log: FastifyBaseLogger,
): Postman | null {
  if (smtpUrl !== undefined) return createPostman(sendBySmtp({ smtpUrl, mailFrom }), log);
  if (!demo) return null;
  const outbox = { folder: join(dataDir, 'outbox'), mailFrom };
  const send = writeToOutbox(outbox, (path) =>
    log.warn(`TONADA_SMTP_URL is not set, so a mail was written to ${path}`),
  );
  return createPostman(send, log);
}
