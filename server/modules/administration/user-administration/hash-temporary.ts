import { hashPassword } from '../../../platform/password.ts';
import { makeTemporaryPassword } from '../../accounts/session/index.ts';

export type TemporaryPassword = { temporaryPassword: string; passwordHash: string };

/** Before the transaction, because hashing takes a good part of a second. */
export async function hashTemporary(chosen?: string): Promise<TemporaryPassword> {
  const temporaryPassword = chosen ?? makeTemporaryPassword();
  return { temporaryPassword, passwordHash: await hashPassword(temporaryPassword) };
}
