import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJobs } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findPayee, type Payee } from '../../catalogue/payee/index.ts';
import { findPayoutAccount, findPeople } from '../payout-account/index.ts';

const job = 'payment-run.ask';
const words = sentences.accountRequestMail;

const payloadSchema = z.object({
  payeeId: z.string(),
  name: z.string(),
  personId: z.string(),
});

type Asked = { payee: Payee; number: number };

/** One job per person, because it is deleted with their account. */
export const mailRequest = (
  tx: Db,
  { payee, number }: Asked,
  { people, now }: { people: readonly { id: string }[]; now: Date },
): Promise<void> =>
  addJobs(
    tx,
    people.map(({ id }) => ({
      kind: job,
      key: [payee.id, number, id].join(':'),
      payload: { payeeId: payee.id, name: payee.name, personId: id },
      runAt: now,
    })),
  );

/** Not to those who left meanwhile, nor once the account is there. */
export function sendRequestEmails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { payeeId, name, personId } = payloadSchema.parse(payload);
      const payee = await findPayee(db, payeeId);
      if (app.mailer === null || payee === null) return;
      const person = (await findPeople(db, payee)).find(({ id }) => id === personId);
      if (person === undefined || (await findPayoutAccount(db, payee))?.account) return;
      const values = { brand, name };
      const message = writeEmail(
        { to: person.email, language: person.language },
        {
          subject: fill(words.subject, values),
          before: [fill(words.text, values)],
          link: {
            address: `${publicOrigin(config)}${getFormPath(payee)}`,
            label: words.button,
          },
        },
      );
      await app.mailer.send(message);
    },
  });
}

const getFormPath = ({ kind, labelId, artistId }: Payee) =>
  ({
    label: `/label-manager?tab=finance&label=${labelId}&account=`,
    artist: `/spotify-for-artists?tab=earnings&artist=${artistId}&account=`,
    person: '/recording-parts?account=',
  })[kind];
