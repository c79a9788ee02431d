import {
  accountAskedAgainAfter,
  accountsAskedMost,
  type AskedForAccounts,
  type AskForAccountsBody,
} from '#contract/payment-run.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { notifyDecision } from '../../accounts/decision-notification/index.ts';
import { findPayee, peopleOf, toTarget } from '../../catalogue/payee/index.ts';
import { findPayoutAccount, findPeople } from '../payout-account/index.ts';
import {
  actingAdmin,
  type Acting,
  type Actor,
  recordStaffAction,
} from '../../accounts/staff-action/index.ts';
import { addRequest, findEarner, findLastRequests } from './account-request.repository.ts';
import { mailRequest } from './mail-request.ts';
import { findUnnamed } from './open-work.repository.ts';

const day = 86_400_000;

/** Requests after this moment are not repeated. */
export const askedSince = (now: Date) => new Date(now.getTime() - accountAskedAgainAfter * day);

type Outcome = 'asked' | 'known' | { nobody: string };

/**
 * Asks the people of payees without an account for it, by bell and mail, once in some days. See
 * docs/product/payments.md.
 *
 * @throws {Problem} `not-found` for an unknown payee.
 */
export async function askForAccounts(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  { receivers }: AskForAccountsBody,
): Promise<AskedForAccounts> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const now = clock();
  const since = askedSince(now);
  const terms = { minimum: config.payoutMinimum, askedSince: since, most: accountsAskedMost };
  // In one order, so that two who ask at once wait for each other without deadlock.
  const named = [...new Set(receivers ?? (await findUnnamed(tx, terms)))].toSorted();
  const last = await findLastRequests(tx, named);
  const outcomes: Outcome[] = [];
  for (const receiver of named) {
    const wasAsked = (last.get(receiver) ?? since) > since;
    outcomes.push(wasAsked ? 'known' : await ask(tx, { actor, now }, receiver));
  }
  const count = (wanted: Outcome) => outcomes.filter((each) => each === wanted).length;
  return {
    asked: count('asked'),
    known: count('known'),
    nobody: outcomes.flatMap((each) => (typeof each === 'string' ? [] : [each.nobody])),
  };
}

async function ask(tx: Db, { actor, now }: Acting, receiver: string): Promise<Outcome> {
  const payee = await findPayee(tx, receiver);
  if (payee === null) throw problem('not-found');
  if ((await findPayoutAccount(tx, payee))?.account) return 'known';
  const { name } = payee;
  const people = await findPeople(tx, payee);
  if (people.length === 0) return { nobody: name };
  const number = await addRequest(tx, { receiver, at: now, actorId: actor.id });
  if (number === null) return 'known';
  await notifyDecision(
    tx,
    {
      subject: 'payment',
      outcome: 'asked',
      itemId: receiver,
      title: name,
      artistId: payee.artistId ?? (await findEarner(tx, receiver)),
      people: peopleOf(payee),
    },
    { actorId: actor.id, now },
  );
  await mailRequest(tx, { payee, number }, { people, now });
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'royalties.ask',
    target: toTarget(payee),
    before: null,
    after: null,
  });
  return 'asked';
}
