import * as z from 'zod/mini';
import type { App, Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { isMailDue } from '../../platform/mail/is-mail-due.ts';
import { payoutAccountMail } from './payout-account-mail.ts';
import { findPayoutAccount, findPerson } from './payout-account.repository.ts';

const job = 'payout-account.tell';

/** Milliseconds: an hour, and a minute for clock differences. */
const laterBy = 61 * 60_000;

const toldSchema = z.object({
  receiver: z.object({ kind: z.enum(['label', 'artist']), id: z.string() }),
  name: z.string(),
  version: z.number(),
  /** Masked; null if removed. */
  iban: z.nullable(z.string()),
  personId: z.string(),
  /** The account that a former member had set, masked. */
  leftIban: z.nullable(z.string()),
  /** Postponements. */
  turn: z.number(),
});

type Told = z.infer<typeof toldSchema>;

export type ToldAccount = Pick<Told, 'receiver' | 'name' | 'version' | 'iban'>;

export type ToldPerson = Pick<Told, 'personId' | 'leftIban'>;

/** One job per person, because it is deleted with their account. */
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
 * At most one email per hour, payee and address; later ones are postponed, so that no change
 * hides another.
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
      // Later changes have their own jobs.
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
