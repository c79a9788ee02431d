import type { SQL } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { forgetDecisions, notifyDecision, theAccount } from '../decision-notification/index.ts';
import { familyMembersOf } from '../../people/plan/index.ts';

/**
 * `joined` and `called_off` (left) reach the payer; `over` (removed), `expired` (the plan ends) and
 * `begun` (it goes on) the members.
 */
type News = {
  outcome: 'joined' | 'called_off' | 'over' | 'expired' | 'begun';
  /** The person that it is about. */
  about: { id: string; name: string };
  /** A last day, `yyyy-mm-dd`. */
  word?: string;
};

type To = { account: string } | { membersOf: string };

const peopleOf = (to: To): SQL =>
  'account' in to ? theAccount(to.account) : familyMembersOf(to.membersOf);

/** In the bell, in the transaction of the change. */
export function notifyFamily(
  tx: Db,
  to: To,
  { outcome, about, word = '' }: News,
  on: { actorId: string | null; now: Date },
): Promise<void> {
  const decision = { subject: 'family', outcome, itemId: about.id, title: about.name } as const;
  const people = peopleOf(to);
  return notifyDecision(
    tx,
    { ...decision, word, people, artistId: null, isAboutAccount: true },
    on,
  );
}

/** Before the payer's account is deleted: nothing of the bells names it afterwards. */
export async function disbandFamily(tx: Db, payerId: string, now: Date): Promise<void> {
  await forgetDecisions(tx, { subject: 'family', itemId: payerId });
  const about = { id: 'deleted', name: '' };
  const on = { actorId: payerId, now };
  await notifyFamily(tx, { membersOf: payerId }, { outcome: 'expired', about }, on);
}
