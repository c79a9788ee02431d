import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { toDay } from '../../../platform/days.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences, spanish } from '../../../platform/sentences.ts';
import { holdEnd } from './ledger.repository.ts';
import { addHead, findFirstIssued, findHeads } from './ledger-head.repository.ts';
import { signHead, writeHead } from './sign-head.ts';

const job = 'ledger.tell';
const words = sentences.ledgerHeadMail;

const payloadSchema = z.object({ day: z.string(), head: z.string(), to: z.string() });

/** Milliseconds. */
const dayLength = 86_400_000;

type Context = Pick<Dependencies, 'db' | 'clock' | 'config' | 'mediaSecret'>;

/** Signs the end of the chain once a day, however many servers do, and mails it to finance. */
export async function signDay({ db, clock, config, mediaSecret }: Context): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const { position, hash } = await holdEnd(tx);
    const head = signHead({ day: toDay(now), position, hash }, mediaSecret);
    if (!(await addHead(tx, head, now))) return;
    for (const to of config.financeEmails) {
      const payload = { day: head.day, head: writeHead(head), to };
      await addJob(tx, { kind: job, key: `${head.day}:${to}`, payload, runAt: now });
    }
  });
}

/** The first day without a head, once it is over; null if there is none. */
export async function findUnsignedDay(db: Db, now: Date): Promise<string | null> {
  const [last] = await findHeads(db, 1);
  const since = last ? new Date(last.day) : await findFirstIssued(db);
  if (since === null) return null;
  const first = toDay(last ? new Date(since.getTime() + dayLength) : since);
  return first < toDay(now) ? first : null;
}

export function sendHeadEmails(app: App, { config }: Pick<Dependencies, 'config'>): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { day, head, to } = payloadSchema.parse(payload);
      const message = writeEmail(
        { to, language: spanish },
        {
          subject: fill(words.subject, { brand, day }),
          before: [fill(words.text, { brand, day }), fill(words.head, { head })],
          link: {
            address: `${publicOrigin(config)}/admin?tab=royalties`,
            label: words.button,
          },
          after: [words.keep],
        },
      );
      await app.mailer?.send(message);
    },
  });
}
