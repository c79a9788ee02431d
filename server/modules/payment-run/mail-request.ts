import * as z from 'zod/mini';
import { brand } from '../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { writeEmail } from '../../platform/email/write-email.ts';
import { addJobs } from '../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { findPayees, findPayoutAccount, type Receiver } from '../payout-account/index.ts';

const job = 'payment-run.ask';
const words = sentences.accountRequestMail;

const payloadSchema = z.object({
  receiver: z.object({ kind: z.enum(['label', 'artist', 'payee']), id: z.string() }),
  name: z.string(),
  personId: z.string(),
});

type Asked = { receiver: Receiver; name: string; number: number };

/** One job per person, because it is deleted with their account. */
export const mailRequest = (
  tx: Db,
  { receiver, name, number }: Asked,
  { people, now }: { people: readonly { id: string }[]; now: Date },
): Promise<void> =>
  addJobs(
    tx,
    people.map(({ id }) => ({
      kind: job,
      key: [receiver.kind, receiver.id, number, id].join(':'),
      payload: { receiver, name, personId: id },
      runAt: now,
    })),
  );

/** Not to those who left meanwhile, nor once the account is there. */
export function sendRequestEmails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { receiver, name, personId } = payloadSchema.parse(payload);
      const person = (await findPayees(db, receiver)).find(({ id }) => id === personId);
      if (app.mailer === null || person === undefined) return;
      if ((await findPayoutAccount(db, receiver))?.account) return;
      const values = { brand, name };
      const message = writeEmail(
        { to: person.email, language: person.language },
        {
          subject: fill(words.subject, values),
          before: [fill(words.text, values)],
          link: {
            address: `${publicOrigin(config)}${getFormPath(receiver)}`,
            label: words.button,
          },
        },
      );
      await app.mailer.send(message);
    },
  });
}

const getFormPath = ({ kind, id }: Receiver) =>
  ({
    label: `/label-manager?tab=finance&label=${id}&account=`,
    artist: `/spotify-for-artists?tab=earnings&artist=${id}&account=`,
    payee: '/recording-parts?account=',
  })[kind];
