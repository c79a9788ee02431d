import type { ChangePayoutAccountBody, PayoutAccountState } from '#contract/payout-account.ts';
import type { Db } from '../../platform/database/db.ts';
import { maskedIban, readIban } from '../../platform/iban.ts';
import { newId } from '../../platform/ids.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { type Acting, recordStaffAction } from '../staff-action/index.ts';
import {
  addPayoutAccount,
  findPayees,
  findPayoutAccount,
  findReceiverName,
  type Payee,
  type PayoutAccountRow,
  type Receiver,
} from './payout-account.repository.ts';
import { notifyPayoutAccount, type NotifiedPerson } from './notify-payout-account.ts';

const words = sentences.payoutAccounts;

type Account = Pick<PayoutAccountRow, 'holder' | 'iban'>;

/**
 * Repeating a call changes nothing.
 *
 * @throws {Problem} `forbidden` for non-members of the payee; `invalid` for an invalid IBAN;
 * `duplicate` if the version changed.
 */
export async function changePayoutAccount(
  tx: Db,
  receiver: Receiver,
  { actor, now, body }: Acting & { body: ChangePayoutAccountBody },
): Promise<PayoutAccountState> {
  const payees = await findPayees(tx, receiver);
  if (!payees.some(({ id }) => id === actor.id)) {
    throw problem('forbidden', { error: words.notTheirs });
  }
  const account = readAccount(body);
  const before = await findPayoutAccount(tx, receiver);
  if (isSame(account, before)) return describePayoutAccount(before);
  if (body.version !== (before?.version ?? 0)) throw changedElsewhere();
  const added = await addPayoutAccount(tx, {
    id: newId(),
    [receiver.kind === 'label' ? 'labelId' : 'artistId']: receiver.id,
    version: body.version + 1,
    ...account,
    setAt: now,
    actorId: actor.id,
    actorName: actor.name,
  });
  if (added === null) throw changedElsewhere();
  const name = (await findReceiverName(tx, receiver)) ?? receiver.id;
  await recordStaffAction(tx, {
    actor,
    now,
    action: account.iban === null ? 'payoutAccount.remove' : 'payoutAccount.set',
    target: { ...receiver, name },
    about: actor.id,
    before: recorded(before),
    after: recorded(account),
  });
  await recordSecurityEvent(tx, {
    kind: 'payout-account',
    outcome: 'success',
    actorId: actor.id,
    subjectId: actor.id,
    request: { ip: actor.address },
    detail: { receiver: receiver.kind, id: receiver.id, isRemoved: account.iban === null },
  });
  const state = describePayoutAccount(added);
  const people = [
    ...payees.map(({ id }) => ({ personId: id, leftIban: null })),
    ...findWhoLeft(before, payees),
  ];
  const { version } = added;
  const iban = state.account?.iban ?? null;
  await notifyPayoutAccount(tx, { receiver, name, version, iban }, { people, now });
  return state;
}

/** Finds who set the previous account and no longer belongs to the payee. */
function findWhoLeft(before: PayoutAccountRow | null, payees: readonly Payee[]): NotifiedPerson[] {
  if (before?.iban == null || payees.some(({ id }) => id === before.actorId)) return [];
  return [{ personId: before.actorId, leftIban: maskedIban(before.iban) }];
}

/** Never reveals the whole number. */
export function describePayoutAccount(row: PayoutAccountRow | null): PayoutAccountState {
  if (row === null) return { account: null, version: 0 };
  const { holder, iban, version, setAt, actorName } = row;
  if (holder === null || iban === null) return { account: null, version };
  const account = { holder, iban: maskedIban(iban), since: setAt.toISOString(), by: actorName };
  return { account, version };
}

function readAccount({ account }: ChangePayoutAccountBody): Account {
  if (account === null) return { holder: null, iban: null };
  const iban = readIban(account.iban);
  if (iban === null) throw problem('invalid', { fields: { iban: words.iban } });
  return { holder: account.holder, iban };
}

const isSame = (account: Account, before: Account | null) =>
  account.iban === (before?.iban ?? null) && account.holder === (before?.holder ?? null);

const changedElsewhere = () => problem('duplicate', { error: words.changedElsewhere });

function recorded(account: Account | null) {
  if (account?.iban == null) return null;
  return { holder: account.holder, iban: maskedIban(account.iban) };
}
