import * as z from 'zod/mini';
import type { App, Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { isMailDue } from '../../platform/mail/is-mail-due.ts';
import { payoutAccountMail } from './payout-account-mail.ts';
import { findPayoutAccount, findPerson } from './payout-account.repository.ts';

const job = 'payout-account.tell';

/** A minute more than an hour, for the clocks of servers differ. In milliseconds. */
const laterBy = 61 * 60_000;

const toldSchema = z.object({
  receiver: z.object({ kind: z.enum(['label', 'artist']), id: z.string() }),
  name: z.string(),
  version: z.number(),
  /** As it may be told; null where the account was taken away. */
  iban: z.nullable(z.string()),
  personId: z.string(),
  /** For a person who named the account before and is not paid there any more: that account. */
  leftIban: z.nullable(z.string()),
  /** How often it has waited already. */
  turn: z.number(),
});

type Told = z.infer<typeof toldSchema>;

/** A change of an account. */
export type ToldAccount = Pick<Told, 'receiver' | 'name' | 'version' | 'iban'>;

/** A person who gets a mail. */
export type ToldPerson = Pick<Told, 'personId' | 'leftIban'>;

/**
 * Tells people by mail where payments go, in the transaction of the change. Each has a job of their own, for it goes
 * with their account.
 */
export async function tellPayoutAccount(
  tx: Db,
  told: ToldAccount,
  { people, now }: { people: readonly ToldPerson[]; now: Date },
): Promise<void> {
  for (const person of people) await addTurn(tx, { ...told, ...person, turn: 0 }, now);
}

function addTurn(db: Db, told: Told, runAt: Date): Promise<void> {
  const { kind, id } = told.receiver;
  const key = [kind, id, told.version, told.personId, told.turn].join(':');
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
      const { receiver, version, personId, leftIban } = told;
      const person = await findPerson(db, personId);
      // A later change has jobs of its own.
      const isLast = (await findPayoutAccount(db, receiver))?.version === version;
      if (person === null || (!isLast && leftIban === null)) return;
      const kind = `payout-account:${receiver.kind}:${receiver.id}`;
      if (await isMailDue(dependencies, { kind, to: person.email })) {
        const mail = payoutAccountMail({ ...person, leftIban }, told);
        mailer.enqueue(() => Promise.resolve(mail));
        return;
      }
      const later = new Date(clock().getTime() + laterBy);
      await addTurn(db, { ...told, turn: told.turn + 1 }, later);
    },
  });
}
