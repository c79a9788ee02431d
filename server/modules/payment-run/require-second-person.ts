import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { findHands, findMoneyPeople, findOwnPayee } from './second-person.repository.ts';

/** Milliseconds for which somebody who made or changed a payee does not pay it: 72 hours. */
export const coolingOff = 72 * 60 * 60 * 1000;

/** Names of people that a sentence tells. */
const namesMost = 3;

type Ordered = { runId: string; actorId: string; now: Date; config: Pick<Config, 'demo'> };

/**
 * Keeps one person from making a payee and paying it, where the service has two people for money. Who lost the right by
 * that person in the same time counts as one of the two.
 *
 * @returns whether somebody pays alone what they had a hand in, which is written down then.
 * @throws {Problem} `forbidden` with the names of those who may order it.
 */
export async function requireSecondPerson(
  tx: Db,
  { runId, actorId, now, config }: Ordered,
): Promise<boolean> {
  const asked = { actorId, since: new Date(now.getTime() - coolingOff) };
  const payee = await findOwnPayee(tx, { runId, ...asked });
  if (payee === null) return false;
  const { hands, deprived } = await findHands(tx, asked);
  const people = await findMoneyPeople(tx, config);
  if (people.length + deprived < 2) return true;
  const others = people.filter(({ id }) => !hands.includes(id)).map(({ name }) => name);
  const { handInPayee, handInPayeeOfAll } = sentences.royalties;
  if (others.length === 0) {
    throw problem('forbidden', { error: fill(handInPayeeOfAll, { payee }) });
  }
  const names = (language: string) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(others.slice(0, namesMost));
  throw problem('forbidden', { error: fill(handInPayee, { payee, names }) });
}
