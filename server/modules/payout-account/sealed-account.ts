import * as z from 'zod/mini';
import type { AccountParts } from '#rules/account-rules.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { Receiver } from './payout-account.repository.ts';

const part = z.optional(z.string());

const accountSchema = z.object({
  country: z.string(),
  holder: z.string(),
  iban: part,
  bank: part,
  code: part,
  branch: part,
  number: part,
});

export type Account = AccountParts & { holder: string };

type SealedAccount = { account: string | null; fingerprint: string | null };

/** `label lbl_1`, as transfers name it. */
export const toReceiver = ({ kind, id }: Receiver) => `${kind} ${id}`;

/** Marks of the number and of the holder, with a point between them. */
function getFingerprint(vault: Vault, account: Account): string {
  const { country, iban, code, branch, number, holder } = account;
  const marked = [country, iban, code, branch, number].map((each) => each ?? '');
  return `${vault.mark(JSON.stringify(marked))}.${markHolder(vault, holder)}`;
}

export const markHolder = (vault: Vault, holder: string) => vault.mark(`holder ${holder}`);

export function sealAccount(vault: Vault, receiver: string, account: Account) {
  return {
    account: vault.seal(JSON.stringify(account), receiver),
    fingerprint: getFingerprint(vault, account),
  };
}

/** @throws for an account that was changed in the database. */
export function openAccount(
  vault: Vault,
  receiver: string,
  { account: sealed, fingerprint }: SealedAccount,
): Account | null {
  if (sealed === null) return null;
  const account = accountSchema.parse(JSON.parse(vault.open(sealed, receiver)));
  if (getFingerprint(vault, account) !== fingerprint) {
    throw new Error(`The fingerprint of the account of ${receiver} is another's.`);
  }
  return account;
}

/** Seals an account that an older version stored plainly. */
export function resealAccount(vault: Vault, receiver: string, plain: string) {
  const { account: text, fingerprint } = sealAccount(
    vault,
    receiver,
    accountSchema.parse(JSON.parse(plain)),
  );
  return { text, fingerprint };
}
