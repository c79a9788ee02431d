import { isDeepStrictEqual } from 'node:util';
import { maskAccount, readAccount } from '#rules/account-rules.ts';
import type {
  ChangePayoutAccountBody,
  PayoutAccount,
  PayoutAccountState,
} from '#contract/payout-account.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  findOwner,
  findPayeeOf,
  holdPayee,
  type Owner,
  type Payee,
  toTarget,
} from '../../catalogue/payee/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { type Addressee } from '../../people/user/index.ts';
import {
  addPayoutAccount,
  findPayoutAccount,
  findPeople,
  type PayoutAccountRow,
} from './payout-account.repository.ts';
import { notifyPayoutAccount, type NotifiedPerson } from './notify-payout-account.ts';
import { type Account, openAccount, sealAccount } from './sealed-account.ts';

const words = sentences.payoutAccounts;

type Changing = Acting & Pick<Dependencies, 'vault'> & { body: ChangePayoutAccountBody };

/**
 * Repeating a call changes nothing.
 *
 * @throws {Problem} `forbidden` for non-members of the payee; `invalid` for an account that its
 * country does not have; `duplicate` if the version changed.
 */
export async function changePayoutAccount(
  tx: Db,
  owner: Owner,
  { actor, now, vault, body }: Changing,
): Promise<PayoutAccountState> {
  const payee = await holdPayee(tx, owner, now);
  const members = await findPeople(tx, payee);
  if (!members.some(({ id }) => id === actor.id)) {
    throw problem('forbidden', { error: words.notTheirs });
  }
  const account = readTyped(body);
  const row = await findPayoutAccount(tx, payee);
  const before = row && openAccount(vault, payee.reference, row);
  if (isDeepStrictEqual(account, before)) return readPayoutAccount(tx, vault, owner);
  if (body.version !== (row?.version ?? 0)) throw changedElsewhere();
  const added = await addPayoutAccount(tx, {
    id: newId(),
    payeeId: payee.id,
    version: body.version + 1,
    country: account?.country ?? null,
    ...(account && sealAccount(vault, payee.reference, account)),
    setAt: now,
    actorId: actor.id,
    actorName: actor.name,
  });
  if (added === null) throw changedElsewhere();
  await recordStaffAction(tx, {
    actor,
    now,
    action: account === null ? 'payoutAccount.remove' : 'payoutAccount.set',
    target: toTarget(payee),
    about: actor.id,
    before: recorded(before),
    after: recorded(account),
    detail: { receiver: payee.kind, id: owner.id, isRemoved: account === null },
  });
  const people = [
    ...members.map(({ id }) => ({ personId: id, leftIban: null })),
    ...findWhoLeft(row, before, members),
  ];
  const { version } = added;
  const iban = account && maskAccount(account);
  const change = { payeeId: payee.id, name: payee.name, version, iban };
  await notifyPayoutAccount(tx, change, { people, now });
  return readPayoutAccount(tx, vault, owner);
}

/** Finds who set the previous account and no longer belongs to the payee. */
function findWhoLeft(
  row: PayoutAccountRow | null,
  before: Account | null,
  members: readonly Addressee[],
): NotifiedPerson[] {
  if (row === null || before === null) return [];
  if (members.some(({ id }) => id === row.actorId)) return [];
  return [{ personId: row.actorId, leftIban: maskAccount(before) }];
}

export async function readPayoutAccount(
  db: Db,
  vault: Vault,
  owner: Owner,
): Promise<PayoutAccountState> {
  const payee = await findPayeeOf(db, owner);
  const row = payee && (await findPayoutAccount(db, payee));
  return {
    account: payee && describeAccount(vault, payee, row),
    version: row?.version ?? 0,
    country: toIso((payee ?? (await findOwner(db, owner)))?.country ?? null),
  };
}

/** Never reveals the whole number. */
export function describeAccount(
  vault: Vault,
  { reference }: Pick<Payee, 'reference'>,
  row: PayoutAccountRow | null,
): PayoutAccount | null {
  const account = row && openAccount(vault, reference, row);
  if (row === null || account === null) return null;
  const { country, holder, bank = null } = account;
  const since = row.setAt.toISOString();
  return { country, holder, bank, number: maskAccount(account), since, by: row.actorName };
}

/** Labels of the United Kingdom are stored as `UK`. */
const toIso = (country: string | null) => (country === 'UK' ? 'GB' : country);

function readTyped({ account: typed }: ChangePayoutAccountBody): Account | null {
  if (typed === null) return null;
  const { holder, ...parts } = typed;
  // Clients of an older version send an IBAN alone.
  const { account, faults } = readAccount({ ...parts, country: parts.country ?? 'ES' });
  const wrong = Object.entries(faults);
  if (wrong.length > 0) {
    const fields = wrong.map(([field, kind]) => [field, words.parts[kind]]);
    throw problem('invalid', { fields: Object.fromEntries(fields) as Record<string, Sentence> });
  }
  return { ...account, holder };
}

const changedElsewhere = () => problem('duplicate', { error: words.changedElsewhere });

const recorded = (account: Account | null) =>
  account && { holder: account.holder, iban: maskAccount(account) };
