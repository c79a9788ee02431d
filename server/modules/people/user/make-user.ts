import { randomInt } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { seenText } from '#contract/seen-text.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { isUsernameTaken } from './user.repository.ts';
import type { NewUserRow } from './user.table.ts';

export type NewAccount = {
  email: string;
  displayName: string;
  dateOfBirth?: string;
  /** Absent with a provider only. */
  passwordHash?: string;
  emailVerifiedAt?: Date;
  /** Defaults to Spanish. */
  language?: User['language'];
  /** Open to anybody in demo mode. */
  isDemo?: boolean;
};

const usernameMax = 24;

export async function makeUser(
  account: NewAccount,
  { db, now }: { db: Db; now: Date },
): Promise<NewUserRow> {
  return {
    ...account,
    id: newId(),
    email: normaliseEmail(account.email),
    username: await freeUsername(db, usernameBase(account.displayName)),
    joinDate: now.toISOString().slice(0, 10),
    createdAt: now,
  };
}

/**
 * The stored spelling: lower case, trimmed of invisible characters, with an ASCII (punycode)
 * domain.
 */
export function normaliseEmail(email: string): string {
  const text = seenText(email).normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  return `${text.slice(0, at)}${domainToASCII(domain) || domain}`;
}

/** Shows the domain in its own script. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return `${email.slice(0, at)}${domainToUnicode(domain) || domain}`;
}

/** 'Zoë Núñez' gives 'zoenunez'. */
function usernameBase(displayName: string): string {
  const plain = displayName.normalize('NFKD').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]/g, '').slice(0, usernameMax) || 'oyente';
}

async function freeUsername(db: Db, base: string) {
  let username = base;
  while (await isUsernameTaken(db, username)) username = `${base}${randomInt(10_000, 1_000_000)}`;
  return username;
}
