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
import { tellPayoutAccount, type ToldPerson } from './tell-payout-account.ts';

const words = sentences.payoutAccounts;

type Kept = Pick<PayoutAccountRow, 'holder' | 'iban'>;

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
  const kept = readAccount(body);
  const before = await findPayoutAccount(tx, receiver);
  if (isSame(kept, before)) return describePayoutAccount(before);
  if (body.version !== (before?.version ?? 0)) throw changedElsewhere();
  const added = await addPayoutAccount(tx, {
    id: newId(),
    [receiver.kind === 'label' ? 'labelId' : 'artistId']: receiver.id,
    version: body.version + 1,
    ...kept,
    setAt: now,
    actorId: actor.id,
    actorName: actor.name,
  });
  if (added === null) throw changedElsewhere();
  const name = await findReceiverName(tx, receiver);
  await recordStaffAction(tx, {
    actor,
    now,
    action: kept.iban === null ? 'payoutAccount.remove' : 'payoutAccount.set',
    target: { ...receiver, name },
    about: actor.id,
    before: recorded(before),
    after: recorded(kept),
  });
  await recordSecurityEvent(tx, {
    kind: 'payout-account',
    outcome: 'success',
    actorId: actor.id,
    subjectId: actor.id,
    request: { ip: actor.address },
    detail: { receiver: receiver.kind, id: receiver.id, isRemoved: kept.iban === null },
  });
  const state = describePayoutAccount(added);
  const people = [
    ...payees.map(({ id }) => ({ personId: id, leftIban: null })),
    ...findWhoLeft(before, payees),
  ];
  const { version } = added;
  const iban = state.account?.iban ?? null;
  await tellPayoutAccount(tx, { receiver, name, version, iban }, { people, now });
  return state;
}

/** Finds who set the previous account and no longer belongs to the payee. */
function findWhoLeft(before: PayoutAccountRow | null, payees: readonly Payee[]): ToldPerson[] {
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

function readAccount({ account }: ChangePayoutAccountBody): Kept {
  if (account === null) return { holder: null, iban: null };
  const iban = readIban(account.iban);
  if (iban === null) throw problem('invalid', { fields: { iban: words.iban } });
  return { holder: account.holder, iban };
}

const isSame = (kept: Kept, before: Kept | null) =>
  kept.iban === (before?.iban ?? null) && kept.holder === (before?.holder ?? null);

const changedElsewhere = () => problem('duplicate', { error: words.changedElsewhere });

function recorded(account: Kept | null) {
  if (account?.iban == null) return null;
  return { holder: account.holder, iban: maskedIban(account.iban) };
}
