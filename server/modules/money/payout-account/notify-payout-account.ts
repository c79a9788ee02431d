import * as z from 'zod/mini';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import { findAddressee } from '../../people/user/index.ts';
import { payoutAccountEmail } from './payout-account-email.ts';
import { findPayoutAccount } from './payout-account.repository.ts';

const job = 'payout-account.tell';

/** Milliseconds: an hour, and a minute for clock differences. */
const laterBy = 61 * 60_000;

const payloadSchema = z.object({
  payeeId: z.string(),
  name: z.string(),
  version: z.number(),
  /** Of any kind, masked; null if removed. */
  iban: z.nullable(z.string()),
  personId: z.string(),
  /** The account that a former member had set, masked. */
  leftIban: z.nullable(z.string()),
  /** Postponements. */
  turn: z.number(),
});

type Payload = z.infer<typeof payloadSchema>;

export type ChangedAccount = Pick<Payload, 'payeeId' | 'name' | 'version' | 'iban'>;

export type NotifiedPerson = Pick<Payload, 'personId' | 'leftIban'>;

/** One job per person, because it is deleted with their account. */
export async function notifyPayoutAccount(
  tx: Db,
  change: ChangedAccount,
  { people, now }: { people: readonly NotifiedPerson[]; now: Date },
): Promise<void> {
  for (const person of people) await addTurn(tx, { ...change, ...person, turn: 0 }, now);
}

function addTurn(db: Db, change: Payload, runAt: Date): Promise<void> {
  const key = [change.payeeId, change.version, change.personId, change.turn].join(':');
  return addJob(db, { kind: job, key, payload: change, runAt });
}

/**
 * At most one email per hour, payee and address; later ones are postponed, so that no change
 * hides another.
 */
export function sendPayoutAccountEmails(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload, attempt }) => {
      const { mailer } = app;
      if (mailer === null) return;
      const change = payloadSchema.parse(payload);
      const { payeeId, version, personId, leftIban } = change;
      const person = await findAddressee(db, personId);
      // Later changes have their own jobs.
      const isLast = (await findPayoutAccount(db, { id: payeeId }))?.version === version;
      if (person === null || (!isLast && leftIban === null)) return;
      const kind = `payout-account:${payeeId}`;
      if (await isEmailDue(dependencies, { kind, to: person.email, attempt })) {
        const message = payoutAccountEmail({ ...person, leftIban }, change);
        await mailer.send(message);
        return;
      }
      const later = new Date(clock().getTime() + laterBy);
      await addTurn(db, { ...change, turn: change.turn + 1 }, later);
    },
  });
}
