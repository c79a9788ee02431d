import * as z from 'zod/mini';
import type { App, Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { isMailDue } from '../../platform/mail/is-mail-due.ts';
import { payoutAccountMail } from './payout-account-mail.ts';
import { findPayoutAccount } from './payout-account.repository.ts';

const job = 'payout-account.tell';

/** A minute more than an hour, for the clocks of servers differ. In milliseconds. */
const laterBy = 61 * 60_000;

const toldSchema = z.object({
  receiver: z.object({ kind: z.enum(['label', 'artist']), id: z.string() }),
  name: z.string(),
  version: z.number(),
  /** The people who are paid there now, and the person who named the account before and is not paid there any more. */
  people: z.array(
    z.object({ email: z.string(), language: z.string(), leftIban: z.nullable(z.string()) }),
  ),
  /** As it may be told; null where the account was taken away. */
  iban: z.nullable(z.string()),
  /** How often it has waited already. */
  turn: z.number(),
});

/** A change of an account, and the people who get a mail. */
export type ToldAccount = Omit<z.infer<typeof toldSchema>, 'turn'>;

type Told = z.infer<typeof toldSchema>;

/** Tells people by mail where payments go, in the transaction of the change. */
export const tellPayoutAccount = (tx: Db, told: ToldAccount, now: Date): Promise<void> =>
  addTurn(tx, { ...told, turn: 0 }, now);

function addTurn(db: Db, told: Told, runAt: Date): Promise<void> {
  const { kind, id } = told.receiver;
  const key = [kind, id, told.version, told.turn].join(':');
  return addJob(db, { kind: job, key, payload: told, runAt });
}

/**
 * Sends what `tellPayoutAccount` asked for: about one account at most one mail an hour to each address. A person who
 * got a mail in the last hour gets the next one when the hour is over, so that a change hides no other.
 */
export function sendPayoutAccountMails(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: job,
    run: async ({ payload }) => {
      const { mailer } = app;
      if (mailer === null) return;
      const told = toldSchema.parse(payload);
      const { receiver, version, people } = told;
      // A later change has a job of its own.
      if ((await findPayoutAccount(db, receiver))?.version !== version) return;
      const waiting: Told['people'] = [];
      for (const person of people) {
        const about = `payout-account:${receiver.kind}:${receiver.id}`;
        if (await isMailDue(dependencies, { kind: about, to: person.email })) {
          const mail = payoutAccountMail(person, told);
          mailer.enqueue(() => Promise.resolve(mail));
        } else waiting.push(person);
      }
      if (waiting.length === 0) return;
      const later = new Date(clock().getTime() + laterBy);
      await addTurn(db, { ...told, people: waiting, turn: told.turn + 1 }, later);
    },
  });
}
