import type { PaymentResult } from '#contract/payment-run.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, type Sentence, sentences } from '../../../platform/sentences.ts';
import { findLink, type LoginChange } from './find-link.ts';
import {
  findHands,
  findLoginChanges,
  findMoneyPeople,
  findOwnPayee,
} from './second-person.repository.ts';

/** Milliseconds (72 hours) before the person who changed a payee may pay it. */
export const coolingOff = 72 * 60 * 60 * 1000;

const namesMost = 3;

type Ordered = {
  receivers: readonly string[];
  actorId: string;
  now: Date;
  config: Pick<Config, 'demo'>;
  /** What the person may not do, with `payee` and `names`, and if nobody may. */
  refusals?: { named: Sentence; ofAll: Sentence };
};

const ofPayments = {
  named: sentences.royalties.handInPayee,
  ofAll: sentences.royalties.handInPayeeOfAll,
};

/**
 * Stops one person from changing a payee and paying it, if the service has two people for money.
 * A right that this person withdrew meanwhile still counts.
 *
 * @returns whether they pay alone what they changed.
 * @throws {Problem} `forbidden` with the names of those who may order it.
 */
export async function requireSecondPerson(
  tx: Db,
  { receivers, actorId, now, config, refusals = ofPayments }: Ordered,
): Promise<boolean> {
  const approver = { actorId, since: new Date(now.getTime() - coolingOff) };
  const payee = await findOwnPayee(tx, { receivers, ...approver });
  if (payee === null) return false;
  const { hands, deprived } = await findHands(tx, approver);
  const people = await findMoneyPeople(tx, config);
  if (people.length + deprived < 2) return true;
  const others = people.filter(({ id }) => !hands.includes(id)).map(({ name }) => name);
  if (others.length === 0) {
    throw problem('forbidden', { error: fill(refusals.ofAll, { payee }) });
  }
  const names = (language: string) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(others.slice(0, namesMost));
  throw problem('forbidden', { error: fill(refusals.named, { payee, names }) });
}

type Approving = { orderedBy: string; actorId: string; now: Date; config: Pick<Config, 'demo'> };

/** Who may approve a run instead of the person who ordered it, or somebody acting for them. */
export type Approval = Pick<PaymentResult, 'isAlone' | 'approvers' | 'wait'>;

/** @returns `approvers` of null if the caller may approve; `isAlone` if nobody else has the right. */
export async function findApprovers(
  db: Db,
  { orderedBy, actorId, now, config }: Approving,
): Promise<Approval> {
  const since = new Date(now.getTime() - coolingOff);
  const { hands, deprived } = await findHands(db, { actorId, since });
  const mayApprove = { isAlone: false, approvers: null, wait: null };
  if (!hands.includes(orderedBy)) return mayApprove;
  const people = await findMoneyPeople(db, config);
  if (people.length + deprived < 2) return { ...mayApprove, isAlone: true };
  const { linked = [], others = [] } = Object.groupBy(people, ({ id }) =>
    hands.includes(id) ? 'linked' : 'others',
  );
  const isOwn = actorId === orderedBy;
  const changes = await findLoginChanges(db, { actorId, since });
  const waits = linked
    .filter(({ id }) => id !== orderedBy && (isOwn || id === actorId))
    .flatMap((person) => toWait(person, findLink(changes, person.id, orderedBy)))
    .map((wait) => (isOwn ? wait : { ...wait, name: null }))
    .toSorted((a, b) => a.until.localeCompare(b.until));
  const [first = null] = isOwn && others.length > 0 ? [] : waits;
  return { isAlone: false, approvers: others.map(({ name }) => name), wait: first };
}

/** @returns whether the caller may approve what a person ordered, asked once for any number of them. */
export async function findMayApprove(
  db: Db,
  { actorId, now, config }: Omit<Approving, 'orderedBy'>,
): Promise<(orderedBy: string) => boolean> {
  const since = new Date(now.getTime() - coolingOff);
  const [{ hands, deprived }, people] = await Promise.all([
    findHands(db, { actorId, since }),
    findMoneyPeople(db, config),
  ]);
  const isAlone = people.length + deprived < 2;
  return (orderedBy) => isAlone || !hands.includes(orderedBy);
}

const minute = 60_000;

/** In whole minutes, as it is shown. */
function toWait({ id, name }: { id: string; name: string }, link: LoginChange | null) {
  if (link === null) return [];
  const until = Math.ceil((link.at.getTime() + coolingOff) / minute) * minute;
  const isNew = link.isAccess && link.targetId === id;
  return [{ name, isNew, since: link.at.toISOString(), until: new Date(until).toISOString() }];
}
