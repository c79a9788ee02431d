import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJobs } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findReaders, findStatementMail } from './statement-mail.repository.ts';

const job = 'statement.tell';
const words = sentences.statementMail;

const payloadSchema = z.object({
  kind: z.enum(['issued', 'paid', 'returned']),
  statementId: z.string(),
  userId: z.string(),
});

type Happened =
  | { kind: 'issued'; now: Date }
  | { kind: 'paid' | 'returned'; now: Date; runId: string };

/**
 * One email for each person and event, in its transaction. One job per person, because it is
 * deleted with their account.
 */
export async function notifyStatements(
  tx: Db,
  statementIds: readonly string[],
  { now, ...event }: Happened,
): Promise<void> {
  if (statementIds.length === 0) return;
  const readers = await findReaders(tx, statementIds);
  const about = event.kind === 'issued' ? event.kind : `${event.kind}:${event.runId}`;
  await addJobs(
    tx,
    readers.map(({ statementId, userId }) => ({
      kind: job,
      key: `${about}:${statementId}:${userId}`,
      payload: { kind: event.kind, statementId, userId },
      runAt: now,
    })),
  );
}

export function sendStatementEmails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { kind, statementId, userId } = payloadSchema.parse(payload);
      const mail = await findStatementMail(db, { statementId, userId });
      if (app.mailer === null || mail === null) return;
      const owed = mail.payable - mail.shared + mail.carried;
      const values = {
        brand,
        name: mail.artist ?? mail.label ?? mail.person,
        month: (language: string) => toLongMonth(mail.month, language),
        amount: (language: string) =>
          toEuros(kind === 'issued' ? owed : (mail.paid ?? 0), language),
      };
      const { subject, text } = words[kind];
      const body = kind === 'issued' && owed < 0 ? words.issued.owed : text;
      const path = getPath(mail, statementId);
      const message = writeEmail(mail, {
        subject: fill(subject, values),
        before: [fill(body, values)],
        link: { address: `${publicOrigin(config)}${path}`, label: words.button },
        after: [words.switch],
      });
      await app.mailer.send(message);
    },
  });
}

type Owner = { artistId: string | null; labelId: string | null };

function getPath({ artistId, labelId }: Owner, id: string): string {
  if (artistId === null && labelId === null) return `/recording-parts/statement/${id}`;
  return artistId === null
    ? `/label-manager/own-statement/${id}?label=${labelId}`
    : `/spotify-for-artists/statement/${id}?artist=${artistId}`;
}

const toLongMonth = (month: string, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );

/** Without a sign, because the sentence says who owes. */
const toEuros = (cents: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
    Math.abs(cents) / 100,
  );
