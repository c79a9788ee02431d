import * as z from 'zod/mini';
import type { AccountParts } from '#rules/account-rules.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

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

/** Marks of the number and of the holder, with a point between them. */
function getFingerprint(vault: Vault, account: Account): string {
  const { country, iban, code, branch, number, holder } = account;
  const marked = [country, iban, code, branch, number].map((each) => each ?? '');
  return `${vault.mark(JSON.stringify(marked))}.${markHolder(vault, holder)}`;
}

export const markHolder = (vault: Vault, holder: string) => vault.mark(`holder ${holder}`);

export function sealAccount(vault: Vault, reference: string, account: Account) {
  return {
    account: vault.seal(JSON.stringify(account), reference),
    fingerprint: getFingerprint(vault, account),
  };
}

/**
 * @param reference the payee's.
 * @throws for an account that was changed in the database.
 */
export function openAccount(
  vault: Vault,
  reference: string,
  { account: sealed, fingerprint }: SealedAccount,
): Account | null {
  if (sealed === null) return null;
  const account = accountSchema.parse(JSON.parse(vault.open(sealed, reference)));
  if (getFingerprint(vault, account) !== fingerprint) {
    throw new Error(`The fingerprint of the account of ${reference} is another's.`);
  }
  return account;
}
